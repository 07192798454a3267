# 规则书。
rules-search = 搜索全部五种规则
rules-search-here = 在本规则中搜索
rules-found = { $count ->
    [0] 没有找到。
   *[other] 找到 { $count } 条。
}
rules-found-first = 显示前 { $count } 条。
rules-all = 全部
rules-nearest = 也许是：
rules-read = 阅读规则
rules-books = 规则书
rules-contents = 目录
rules-glance = 概要
rules-options = 选项
rules-default = 默认
rules-none = 无
rules-yes = 是
rules-no = 否
rules-copy = 复制本条款的链接
rules-copied = 已复制 { $id } 的链接。
rules-source = 在原文中的位置
rules-all-fans = 全部番种与例牌
rules-to-book = 返回规则书
rules-fans-of = 番种：{ $game }
rules-fans-count = { $count } 个番种
rules-filter = 任一语言的番种名称
rules-worth = 分值
rules-any = 全部
rules-sort = 排序
rules-sort-book = 按规则书
rules-sort-high = 从高到低
rules-sort-low = 从低到高
rules-sort-name = 按名称
rules-excludes = 不再另计：
rules-example-of = 计算例牌：{ $name }
