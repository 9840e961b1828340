import type { shell as en } from '../en/shell.ts'
import type { Russian } from '../locale.ts'

export const shell = {
  skipToContent: 'Перейти к содержанию',
  home: '{{company}}, главная',
  menu: {
    label: 'Главное меню',
    open: 'Открыть меню',
    close: 'Закрыть меню',
    collapse: 'Свернуть меню',
    expand: 'Развернуть меню',
    bids: 'Ставки',
    catalogue: 'Каталог',
    links: 'Ссылки',
    myBids: 'Мои ставки',
    archiveBids: 'Архив ставок',
    purchased: 'Покупки',
    payments: 'Платежи',
    profile: 'Профиль',
    bidManager: 'Менеджер ставок',
    favorites: 'Избранное',
    carListing: 'Автомобили',
    carStatistic: 'Статистика авто',
    bikeListing: 'Мотоциклы',
    bikeStatistic: 'Статистика мото',
    fixedPrice: 'Фиксированная цена',
    machineryListing: 'Спецтехника',
    machineryStatistic: 'Статистика техники',
  },
  clock: { label: 'Токио', description: 'Дата и время в Японии' },
  language: 'Язык',
  theme: { label: 'Тема', light: 'Светлая тема', dark: 'Тёмная тема' },
  account: { menu: 'Учётная запись', logout: 'Выйти' },
  expired: {
    title: 'Сеанс завершён',
    description: 'Войдите в свою учётную запись, чтобы продолжить',
    login: 'Войти снова',
  },
  notFound: {
    title: 'Страница не найдена',
    description: 'Страница переехала, или её здесь никогда не было.',
    action: 'Автоаукционы',
  },
  crashed: {
    title: 'Что-то пошло не так',
    description: 'Страницу не удалось показать. Ваши данные в сохранности.',
  },
  loading: 'Страница загружается',
  openPage: 'Открываем страницу',
  panel: { email: 'Эл. почта' },
  pages: {
    signIn: {
      heading: 'Вход',
      title: 'Вход · {{company}}',
      description: 'Войдите в {{company}}, чтобы делать ставки на японских аукционах.',
    },
    carAuctions: {
      heading: 'Автоаукционы',
      title: 'Автоаукционы · {{company}}',
      description: 'Автомобили на японских аукционах: поиск, сравнение и ставки с {{company}}.',
    },
    carStatistics: {
      heading: 'Статистика авто',
      title: 'Статистика авто · {{company}}',
      description: 'Итоги продаж автомобилей на японских аукционах для сравнения, {{company}}.',
    },
    fixedPrice: {
      heading: 'Фиксированная цена',
      title: 'Фиксированная цена · {{company}}',
      description: 'Автомобили в Японии по фиксированной цене, готовые к заказу в {{company}}.',
    },
    bikeAuctions: {
      heading: 'Мотоаукционы',
      title: 'Мотоаукционы · {{company}}',
      description: 'Мотоциклы на японских аукционах: поиск, сравнение и ставки с {{company}}.',
    },
    bikeStatistics: {
      heading: 'Статистика мото',
      title: 'Статистика мото · {{company}}',
      description: 'Итоги продаж мотоциклов на японских аукционах для сравнения, {{company}}.',
    },
    machinery: {
      heading: 'Аукционы спецтехники',
      title: 'Аукционы спецтехники · {{company}}',
      description: 'Спецтехника на японских аукционах: поиск, сравнение и ставки с {{company}}.',
    },
    machineryStatistics: {
      heading: 'Статистика техники',
      title: 'Статистика техники · {{company}}',
      description: 'Итоги продаж спецтехники на японских аукционах для сравнения, {{company}}.',
    },
    lot: {
      heading: 'Лот',
      title: 'Лот · {{company}}',
      description: 'Фото, аукционный лист и ставки на автомобиль с японского аукциона, {{company}}.',
    },
    bikeLot: {
      heading: 'Мотоцикл',
      title: 'Мотоцикл · {{company}}',
      description: 'Фото, оценки, аукционный лист и ставки на мотоцикл с японского аукциона, {{company}}.',
    },
    machineryLot: {
      heading: 'Спецтехника',
      title: 'Спецтехника · {{company}}',
      description: 'Фото, отчёт осмотра и ставки на спецтехнику с японского аукциона, {{company}}.',
    },
    sharedLot: {
      heading: 'Лот по ссылке',
      title: 'Лот по ссылке · {{company}}',
      description: 'Автомобиль с японского аукциона, которым с вами поделились через {{company}}.',
    },
    favorites: {
      heading: 'Избранное',
      title: 'Избранное · {{company}}',
      description: 'Лоты, за которыми вы следите с {{company}}.',
    },
    unsubscribe: {
      heading: 'Ежедневное письмо',
      title: 'Ежедневное письмо · {{company}}',
      description: 'Отключить ежедневное письмо сохранённого поиска в {{company}}.',
    },
    myBids: {
      heading: 'Мои ставки',
      title: 'Мои ставки · {{company}}',
      description: 'Ваши ставки на японских аукционах и их итоги, {{company}}.',
    },
    dealerBids: {
      heading: 'Ставки дилера',
      title: 'Ставки дилера · {{company}}',
      description: 'Ваши ставки и ставки ваших клиентов, {{company}}.',
    },
    archiveBids: {
      heading: 'История ставок',
      title: 'История ставок · {{company}}',
      description: 'Чем закончились ставки на прошедших аукционах Японии с {{company}}.',
    },
    client: {
      heading: 'Клиент',
      title: 'Клиент · {{company}}',
      description: 'Клиент {{company}}: баланс, лимиты и ставки.',
    },
    bidManager: {
      heading: 'Менеджер ставок',
      title: 'Менеджер ставок · {{company}}',
      description: 'Ставки всех клиентов {{company}}.',
    },
    purchases: {
      heading: 'Покупки',
      title: 'Покупки · {{company}}',
      description: 'Техника, купленная для вас компанией {{company}}.',
    },
    profile: {
      heading: 'Профиль',
      title: 'Профиль · {{company}}',
      description: 'Ваша учётная запись в {{company}}.',
    },
    notFound: {
      heading: 'Страница не найдена',
      title: 'Не найдено · {{company}}',
      description: 'В {{company}} нет такой страницы.',
    },
  },
} satisfies Russian<typeof en>
