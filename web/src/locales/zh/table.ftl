# 牌桌。术语见 GLOSSARY.md。
table-coming = 正在入座……
table-offline = 连接已断开，正在重连……
table-closed = 无法进入此桌
table-closed-text = 服务器已断开连接。
table-no-spectators = 牌局已经开始，此桌不允许旁观。
table-no-table = 没有这张牌桌，链接可能不完整。
table-home = 返回首页

# 等人
table-link-title = 邀请链接
table-copy = 复制
table-copied = 链接已复制。
table-share = 分享
table-invitation = 来打{ $game }吧！
table-chairs = 玩家
table-chair-free = 空位
table-sit = 坐下
table-stand-up = 起身
table-remove = 请离
table-bots-fill =
    { $count ->
        [0] 座位已满。
       *[other] 空位由机器人补上，水平：{ $level }。
    }
table-spectators = { $count }人旁观。
table-begin = 开始
table-wait-host = 等待{ $host }开始。
table-look-on = 坐下之前为旁观。

# 人
table-you = 你
table-bot-number = 机器人{ $number }
table-is-gone = 掉线
table-is-away = 暂离，托管中
table-is-ready = 听牌
table-is-out = 已和
table-is-dead = 相公
table-dealer = 庄家
table-points = 分数
table-wind-E = 东
table-wind-S = 南
table-wind-W = 西
table-wind-N = 北

# 牌桌
table-left = 剩余{ $count }张
table-round-deal = { $round }圈 · 第{ $deal }盘
table-streak = 连庄{ $count }
table-river = { $who }的牌河：{ $tiles }
table-flowers = 花牌
table-forbidden = 定缺：{ $suit }
table-forbidden-suit = 定缺花色
table-drawn = 刚摸到
table-suggested = 建议
table-hand = 你的手牌
table-actions = 可选操作
table-time = 剩余{ $seconds }秒
table-bank = 备用时间
table-paused = 暂停
table-again = 再来一局
table-watch = 你已和牌，其他人继续打。
table-doubtful = 看起来不成和牌，错和要罚分。再按一次则照样宣布。
table-your-turn = 轮到你了
table-your-claim = 可以要这张牌
table-looking-on = 你在旁观。
table-other-device = 你正在另一台设备上打牌。
table-take-over = 在这里打
table-left-chair = 机器人正在替你打。
table-come-back = 回来
table-show-end = 查看结果

# 牌组
table-set-chow = 顺子
table-set-pung = 刻子
table-set-kong = 杠
table-set-pair = 对子
table-set-knitted = 组合龙
table-set-concealed-kong = 暗杠
table-meld-from = { $name }：{ $tiles }，来自{ $from }

# 操作
table-do-chow = 吃
table-do-pung = 碰
table-do-kong = 杠
table-do-flower = 补花
table-do-ready = 报听
table-do-win = 和！
table-do-pass = 过
table-do-forbid = 缺{ $suit }
table-do-discard = 打{ $tile }
table-noted = 你：{ $action }
table-undo = 撤回
table-why-not = { $action }——为什么不行？

# 定缺
table-forbid-title = 选择定缺
table-forbid-text = 手里还有这门花色就不能和牌。通常选张数最少的一门。
table-forbid-count = { $count }张

# 经过
table-log-drew = 你摸到{ $tile }
table-log-discarded = { $who }：打{ $tile }
table-log-claimed = { $who }：{ $set }，{ $tiles }
table-log-concealed-kong = { $who }：暗杠{ $tile }
table-log-added-kong = { $who }：杠{ $tile }
table-log-flower = { $who }：补花，{ $tile }
table-log-eighth-flower = { $who }：第八张花，{ $tile }
table-log-ready = { $who }：报听
table-log-ready-lapsed = { $who }：报听失效
table-log-suit = { $who }：定缺{ $suit }
table-log-won = { $who }：和{ $tile }，{ $from }点炮
table-log-won-wall = { $who }：自摸{ $tile }
table-log-false-win = { $who }：错和
table-log-paid = { $from } → { $to }：{ $points }
table-log-paid-nobody = { $from }：罚{ $points }
table-log-first-turn = { $who }：先打
table-log-ended = 本盘结束

# 听口与提示
table-waits = 听：{ $tiles }
table-distance = { $count }向听
table-hint = 提示
table-hint-ready = 听牌
table-hint-useful = 有效牌剩余{ $count }张
table-hint-goal = 概率{ $chance }，约得{ $gain }分：
table-hint-others = 比较
table-hint-action = 操作
table-hint-value = 评估
table-hint-risk = 风险
table-why = 为什么？

# 菜单
table-menu = 菜单
table-switch-sort = 自动理牌
table-switch-pass = 除和牌外一律过
table-switch-flower = 自动补花
table-switch-waits = 显示听口和向听数
table-switch-keys = 显示按键
table-switch-sound = 声音
table-pause = 暂停
table-resume = 继续
table-stop = 结束牌局
table-leave = 离开
table-leave-sure = 确定离开
table-leave-text = 机器人会替你打下去，用同一链接可以回来。
table-all-agree = 所有人同意后才会暂停或结束。
table-wants-pause = 想暂停：{ $names }
table-wants-stop = 想结束：{ $names }
table-log = 经过
table-keys = 按键
table-keys-always = 在牌和按钮上显示按键
table-key-hand = 打出一张牌（从左数）
table-key-arrows = 选牌并打出
table-key-move = 移动一张牌（关闭自动理牌时）
table-key-chow = 吃：第一、二、三种
table-key-pung = 碰
table-key-kong = 杠
table-key-win = 和
table-key-ready = 报听
table-key-flower = 补花
table-key-pass = 过
table-key-undo = 撤回
table-key-hint = 提示
table-key-next = 下一盘
table-key-menu = 菜单
table-key-keys = 按键说明

# 结束
table-deal-over = 本盘结果
table-you-win = 你和了！
table-wins = { $who }和牌
table-draw = 荒牌
table-time-up = 时间到
table-look-at-table = 看牌桌
table-win-from = { $who }：{ $how }，{ $from }放炮
table-win-wall = { $who }：{ $how }
table-by-self-draw = 自摸
table-by-discard = 点和
table-by-rob-kong = 抢杠
table-by-kong-replacement = 杠上开花
table-by-flower-replacement = 补花自摸
table-by-rob-flower = 七抢一
table-by-eighth-flower = 八仙过海
table-by-dealt = 天和
table-false-win = 不成和牌：错和。
table-declared = 副露
table-completed = 和张
table-not-counted = 不计的番种及原因（{ $count }）
table-what-if = 如果……
table-what-if-none = 不会有变化。
table-open-score = 在计算器中打开
table-payments = 支付
table-no-payments = 无人支付。
table-nobody = 无人
table-hands = 各家手牌
table-sheet = 计分表
table-deal-short = 盘
table-replayed = 不计，重打
table-replay = 回放本盘
table-record = 牌谱（文件）
table-next-deal = 下一盘
table-waiting-for = 等待：{ $names }
table-seats-change = 现在换座位。
table-game-over = 牌局结束。
table-ranking = 结果
table-table-points = 名次分：{ $count }
table-ended-rounds = 各圈已打完。
table-ended-deals = 各盘已打完。
table-ended-time = 时间到。
table-ended-agreed = 玩家同意结束。
table-ended-left = 所有人都离开了。
table-ended-forgotten = 长时间无人回来。
table-ended-dropped = 比赛创建者撤下了这张牌桌。
table-duplicate = 返回复式赛
table-duplicate-text = 本场比赛的其他牌桌打同样的牌。

# 第一盘讲解
table-guide = 第一盘
table-guide-before = 上一条
table-guide-after = 下一条
table-guide-start-red = 凑成四副牌加一对将：顺子是同花色三张连续的牌，刻子是三张相同的牌。和牌的每个番种都加分。这个玩法没有杠。
table-guide-start-classical = 凑成四副牌加一对将。和牌之后各家手牌都要计分，所以即使没和，刻子和杠也有用。
table-guide-start-mcr = 凑成四副牌加一对将，总共不少于8分。番种有81个，要尽早想好手牌能做成什么。
table-guide-start-sichuan = 只有三门花色，没有字牌。凑成四副牌加一对将，或者七对，而且不能有定缺的花色。
table-guide-start-taiwan = 手牌十六张：凑成五副牌加一对将。每个番种都有台数，没有台也可以和。
table-guide-turn = 轮到你了：单独放着的是刚摸到的牌。打出最没用的一张，孤张的风牌、箭牌和幺九常常先打。教练的建议有框标出。
table-guide-turn-sichuan = 轮到你了：打出一张。先打掉标有✕的定缺花色，只要还有一张，就不算听牌，也不能和。
table-guide-claim = 有人打出了你用得上的牌。吃只能吃上家的，碰谁的都可以。副露之后不能再变，有些番种就做不成了，也可以过。
table-guide-claim-red = 有人打出了你用得上的牌。和优先于碰，碰优先于吃；吃只能吃上家的。副露之后不能再变，也可以过。
table-guide-claim-sichuan = 有人打出了你用得上的牌。这里只能碰和杠，不能吃。副露之后不能再变；想做七对就该过。
table-guide-flower = 花牌要亮出来，再补一张牌。它不属于任何一副牌，但对自己有价值。
table-guide-forbid = 第一轮之前，每人暗中定一门缺。手里有这门牌，第一张就必须打它。通常选张数最少的一门。
table-guide-ready-classical = 手牌只差一张。这个玩法必须先报听才能和；报听之后没有其他限制。
table-guide-ready-taiwan = 配牌就已听牌。报听可以多得台，但之后手牌不能再变：摸到什么打什么，直到和牌。
table-guide-kong = 四张相同的牌可以开杠，算一副牌，再补一张。不是必须的。
table-guide-kong-sichuan = 四张相同的牌可以开杠，再补一张，别家当场付分。
table-guide-win-red = 手牌已成：按“和！”。分数是所有番种之和。
table-guide-win-classical = 和牌了：按“和！”。分数相加，每有一个加倍就乘二，直到封顶。
table-guide-win-mcr = 手牌已成，而且不少于8分：按“和！”。
table-guide-win-sichuan = 手牌已成：按“和！”。其他人继续打，最多三家和；按番数值1、2、4或8分。
table-guide-win-taiwan = 手牌已成：按“和！”。所有番种的台数相加。
table-guide-refused = 看起来成了，但现在不能和。按“为什么不行？”，条款会说明缺什么。
table-guide-refused-classical = 手牌已成，但没有报听，必须先报听才能和。
table-guide-refused-mcr = 手牌已成，但不到8分，不能和。再改一改，多做几个番种。
table-guide-watch = 有人和了，其余的人继续打。三家和牌或牌墙摸完才结束。
table-guide-end-red = 结束了。点和只由放炮者付，自摸则各家都付。点一下番种旁的条款就能看到原文。
table-guide-end-classical = 结束了。不管谁放炮，各家都付给和家；然后其余各家互相结算。东家收付都加倍。
table-guide-end-mcr = 结束了。放炮者付牌值加8分，另外两家各付8分；自摸则每家付牌值加8分。点一下条款就能看到原文。
table-guide-end-sichuan = 结束了。牌墙摸完时，没听的付给听牌的；还留着定缺花色的要受罚。
table-guide-end-taiwan = 结束了。放炮者付，自摸则三家都付。庄家收付都要加台。

# 出错
table-error-not-seated = 请先坐下。
table-error-not-yours = 只有开桌的人可以这样做。
table-error-only-looks = 你正在另一台设备上打牌。
table-error-chair = 这个座位有人。
table-error-too-fast = 太快了，请稍等。
table-error-not-written = 服务器未能记录，请再试一次。
