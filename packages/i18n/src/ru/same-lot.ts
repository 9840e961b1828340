export const sameLot = {
  rank: '{{rank}} из {{of}}',
  rankHelp_one: 'На этот лот {{count}} ставка, эта — номер {{rank}}',
  rankHelp_few: 'На этот лот {{count}} ставки, эта — номер {{rank}}',
  rankHelp_many: 'На этот лот {{count}} ставок, эта — номер {{rank}}',
  rankHelp_other: 'На этот лот {{count}} ставки, эта — номер {{rank}}',
  title: 'Ставка другого клиента впереди',
  text: 'Эта ставка — номер {{rank}} из {{of}} на этот лот. Клиенты будут соперничать на одном аукционе.',
  anyway: 'Всё равно торговаться',
  ahead: 'Впереди ставка {{bidId}} клиента {{client}}, {{amount}}',
} as const
