type Link = { label: string; href: string }

type CompanyTexts = {
  description: string
  panel: {
    headline: string
    points: { title: string; description: string }[]
    email: string
    messenger: Link
    poweredBy: string
    color: string
  }
  notice: { headline: string; description: string }
  headerLinks: Link[]
  sidebarLinks: Link[]
  messenger: Link
}

const email = 'help@seriba.example'
const messengerHref = 'https://t.me/seriba_demo'
const color = '#017EEF'

const en: CompanyTexts = {
  description: 'Cars, bikes and machinery from live auctions in Japan',
  panel: {
    headline: 'Bid where the cars are.',
    points: [
      { title: '130+ live car auctions', description: 'Every ring in Japan, Monday to Saturday.' },
      { title: '2 million sales results', description: 'See what the same car sold for before you bid.' },
      { title: 'Sheets in your language', description: 'Read by a manager on request.' },
      { title: 'From hammer to port', description: 'Transport, freight and documents on one page.' },
    ],
    email,
    messenger: { label: 'Messenger', href: messengerHref },
    poweredBy: 'Powered by Seriba',
    color,
  },
  notice: {
    headline: 'This is a demo company',
    description: 'Lots, prices and people are made up. Bid as much as you like: nothing is bought.',
  },
  headerLinks: [{ label: 'How to buy', href: '/how-to-buy' }],
  sidebarLinks: [
    { label: 'Shipping schedule', href: 'https://seriba.example/shipping' },
    { label: 'Cost calculator', href: 'https://seriba.example/calculator' },
  ],
  messenger: { label: 'Write to us', href: messengerHref },
}

const ru: CompanyTexts = {
  description: 'Автомобили, мотоциклы и спецтехника с живых аукционов Японии',
  panel: {
    headline: 'Торги там, где машины.',
    points: [
      { title: '130+ живых автоаукционов', description: 'Все площадки Японии, с понедельника по субботу.' },
      { title: '2 миллиона продаж в статистике', description: 'Смотрите, за сколько ушла такая же машина.' },
      { title: 'Аукционные листы на вашем языке', description: 'Менеджер прочитает лист по запросу.' },
      { title: 'От молотка до порта', description: 'Перевозка, фрахт и документы на одной странице.' },
    ],
    email,
    messenger: { label: 'Мессенджер', href: messengerHref },
    poweredBy: 'Работает на Seriba',
    color,
  },
  notice: {
    headline: 'Это демонстрационная компания',
    description: 'Лоты, цены и люди вымышлены. Делайте ставки свободно: ничего не покупается.',
  },
  headerLinks: [{ label: 'Как купить', href: '/how-to-buy' }],
  sidebarLinks: [
    { label: 'График судов', href: 'https://seriba.example/ru/shipping' },
    { label: 'Калькулятор', href: 'https://seriba.example/ru/calculator' },
  ],
  messenger: { label: 'Написать нам', href: messengerHref },
}

/** What the demo company says about itself; amounts in yen. */
export const company = {
  name: 'Seriba Demo',
  brand: 'Seriba',
  legalName: 'Seriba Demo Co., Ltd.',
  address: '2-8-1 Minatomirai, Nishi-ku, Yokohama 220-0012, Japan',
  phone: '+81 45 550 0142',
  email,
  skuPrefix: 'SD',
  depositAmount: 150_000,
  bank: {
    bank: 'Nihon Minato Bank',
    branch: 'Yokohama',
    swift: 'NMNBJPJT',
    account: '0417 2209913',
    holder: 'Seriba Demo Co., Ltd.',
  },
  bidStep: 5000,
  agentFee: 60_000,
  freight: { car: 120_000, stock: 120_000, bike: 45_000, machinery: 260_000 },
  favouriteGroups: ['A', 'B', 'C', 'D', 'E'],
  texts: { en, ru },
} as const

export const demoPassword = 'seriba-demo'

/** Accounts that the login page offers in demo mode. */
export const demoAccounts = [
  { email: 'client@demo.example', password: demoPassword, role: 'client' },
  { email: 'dealer@demo.example', password: demoPassword, role: 'dealer' },
  { email: 'manager@demo.example', password: demoPassword, role: 'manager' },
] as const
