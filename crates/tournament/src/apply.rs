//! What each act does.

use sheet::Stamp;

use crate::state::Tournament;
use crate::{Act, Refusal, limits};

impl Tournament {
    pub(crate) fn take(&mut self, stamp: &Stamp, act: &Act) -> Result<(), Refusal> {
        if self.finished != matches!(act, Act::Resumed { .. }) {
            return Err(if self.finished { Refusal::Finished } else { Refusal::NotFinished });
        }
        match act {
            Act::Setup { setup } => self.announce(setup),
            Act::Enter { entries } => self.enter(entries),
            Act::Change { id, entry } => self.change(*id, entry),
            Act::Remove { id } => self.remove(*id),
            Act::CheckIn { id, here } => {
                self.entrant_mut(*id)?.here = *here;
                Ok(())
            }
            Act::Withdraw { id, why } => self.withdraw(*id, why),
            Act::Return { id, why } => self.come_back(*id, why),
            Act::Draw { section, seed, drawn_for } => self.draw(stamp, *section, seed, drawn_for),
            Act::Seat { section, from, sessions, seed } => self.seat(*section, *from, sessions, seed),
            Act::Begin { section, session } => self.begin(stamp, *section, *session),
            Act::Pause { section, session } => self.pause(stamp, *section, *session),
            Act::Resume { section, session } => self.resume(stamp, *section, *session),
            Act::Extra { section, session, table, minutes, why } => {
                limits::text(why, limits::TEXT_MAX)?;
                self.extra(stamp, *section, *session, *table, *minutes)
            }
            Act::Gong { section, session } => self.gong(stamp, *section, *session),
            Act::Close { section, session, missing } => self.close(stamp, *section, *session, missing),
            Act::Open { section, session, why } => self.open(*section, *session, why),
            Act::StandIn { section, session, table, place, name } => {
                self.stand_in((*section, *session, *table), *place, name)
            }
            Act::Late { section, session, id, minutes } => {
                self.late(*section, *session, *id, Some((*minutes, stamp)))
            }
            Act::NotLate { section, session, id } => self.late(*section, *session, *id, None),
            Act::Note { section, session, table, note } => {
                self.note(stamp, (*section, *session, *table), note)
            }
            Act::Paper { section, session, table, version, result, why } => {
                self.paper(stamp, (*section, *session, *table), *version, result, why)
            }
            Act::Penalty { .. } => self.punish(stamp, act),
            Act::CancelPenalty { penalty, why } => self.cancel_penalty(stamp, *penalty, why),
            Act::Exclude { id, ranked, clause, why } => self.exclude(stamp, *id, *ranked, clause, why),
            Act::Readmit { id, why } => self.readmit(*id, why),
            Act::Appeal { .. } => self.appeal(stamp, act),
            Act::Decide { .. } => self.decide(stamp, act),
            Act::Adjust { .. } => self.adjust(stamp, act),
            Act::CancelAdjust { adjustment, why } => self.cancel_adjust(stamp, *adjustment, why),
            Act::Finish {} => self.finish(),
            Act::Resumed { why } => {
                limits::text(why, limits::TEXT_MAX)?;
                self.finished = false;
                Ok(())
            }
        }
    }
}
