export type BidType = {
  id: number
  forBuyers: boolean
  forManagers: boolean
  label: { en: string; ru: string }
  description: { en: string; ru: string }
}

/** How a vehicle leaves Japan: bid types for buyers, export types for managers. */
export const bidTypes: readonly BidType[] = [
  {
    id: 1,
    forBuyers: true,
    forManagers: true,
    label: { en: 'RoRo', ru: 'Ро-ро' },
    description: {
      en: 'Complete and running, driven on to the ship',
      ru: 'На ходу, своим ходом на судно',
    },
  },
  {
    id: 2,
    forBuyers: true,
    forManagers: true,
    label: { en: 'Container', ru: 'Контейнер' },
    description: {
      en: 'Complete, in a container of its own or shared',
      ru: 'Целиком, в отдельном или общем контейнере',
    },
  },
  {
    id: 3,
    forBuyers: true,
    forManagers: true,
    label: { en: 'Cut', ru: 'Распил' },
    description: {
      en: 'Body cut in two, shipped as parts',
      ru: 'Кузов распилен, отправка как запчасти',
    },
  },
  {
    id: 4,
    forBuyers: true,
    forManagers: true,
    label: { en: 'Dismantled', ru: 'Конструктор' },
    description: {
      en: 'Engine and axles taken out, shipped as a kit',
      ru: 'Двигатель и подвеска сняты, отправка комплектом',
    },
  },
  {
    id: 5,
    forBuyers: false,
    forManagers: true,
    label: { en: 'Front cut', ru: 'Ноускат' },
    description: { en: 'Front half only, for parts', ru: 'Только передняя часть, на запчасти' },
  },
  {
    id: 6,
    forBuyers: false,
    forManagers: true,
    label: { en: 'Stays in Japan', ru: 'Остаётся в Японии' },
    description: {
      en: 'Kept at the yard or sold again at a hall',
      ru: 'На площадке или повторная продажа на аукционе',
    },
  },
]

export const currencies = [
  { value: 1, label: 'JPY', symbol: '¥' },
  { value: 2, label: 'USD', symbol: '$' },
  { value: 3, label: 'EUR', symbol: '€' },
  { value: 4, label: 'RUB', symbol: '₽' },
] as const

export const languages = [
  { value: 692, label: 'English', code: 'en' },
  { value: 693, label: 'Русский', code: 'ru' },
] as const
