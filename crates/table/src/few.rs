//! A short list that is part of a state which is copied by value.

use arrayvec::ArrayVec;

/// A short list without a heap, which can be copied.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Few<T, const N: usize> {
    items: [Option<T>; N],
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// How many there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.items.iter().take_while(|item| item.is_some()).count()
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.items[0].is_none()
    }

    /// The items in order.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.items.iter().map_while(|item| *item)
    }

    /// As many as there are, in a list of the usual kind.
    pub fn to_list(&self) -> ArrayVec<T, N> {
        self.iter().collect()
    }

    #[inline(always)]
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.items.iter_mut().map_while(Option::as_mut)
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, item: T) {
        let at = self.len();
        self.items[at] = Some(item);
    }

    pub(crate) fn last_mut(&mut self) -> &mut T {
        let at = self.len() - 1;
        self.items[at].as_mut().expect("it is within the length")
    }
}

impl<T: Copy, const N: usize> Default for Few<T, N> {
    fn default() -> Few<T, N> {
        Few { items: [None; N] }
    }
}

impl<T: Copy + std::fmt::Debug, const N: usize> std::fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
