# 各页通用的文字。术语见 GLOSSARY.md。
brand = 五风麻将
skip = 跳到内容
nav = 页面
nav-play = 开局
nav-score = 算番
nav-rules = 规则
nav-learn = 学习
nav-replay = 牌谱
nav-hall = 牌桌
nav-settings = 设置
language = 语言
close = 关闭
back = 返回
again = 重试
clause-open = 条款 { $id }
clause-in-book = 在规则书中阅读
error-offline = 无法连接服务器。
error-unknown = 出错了，请重试。

title-table = 牌桌
title-score = 算番
title-rules = 规则
title-fans = 番种
title-learn = 学习
title-replay = 牌谱
title-hall = 线下牌桌
title-sheet = 计分表
title-duplicate = 复式赛
title-cards = 复式赛发牌卡
title-print = 打印
title-me = 我的对局
title-settings = 设置
title-event = 比赛
title-event-new = 新比赛
title-nowhere = 没有这个页面
nowhere-text = 链接可能不完整。

game-red = 红色麻将
game-classical = 中国古典麻将
game-mcr = 国标麻将
game-sichuan = 四川麻将
game-taiwan = 台湾麻将

wind-E = 东
wind-S = 南
wind-W = 西
wind-N = 北

level-random = 随机
level-novice = 新手
level-club = 俱乐部
level-master = 高手

tile-m = { $number }万
tile-p = { $number }筒
tile-s = { $number }条
tile-1z = 东风
tile-2z = 南风
tile-3z = 西风
tile-4z = 北风
tile-5z = 白板
tile-6z = 发财
tile-7z = 红中
tile-1f = 梅
tile-2f = 兰
tile-3f = 菊
tile-4f = 竹
tile-5f = 春
tile-6f = 夏
tile-7f = 秋
tile-8f = 冬
tile-0j = 百搭
tile-back = 牌背

suit-m = 万子
suit-p = 筒子
suit-s = 条子
