import type {
  shell as en,
  shellFrame as enFrame,
  shellPages as enPages,
  staffPages as enStaff,
  viewerPages as enViewer,
} from '../en/shell.ts'
import type { Translated } from '../locale.ts'

/** What surrounds the pages of the portal and the console. */
export const shellFrame = {
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
    archiveBids: 'История ставок',
    purchased: 'Покупки',
    purchases: 'Покупки',
    payments: 'Платежи',
    dashboard: 'Обзор',
    orders: 'Заказы',
    translations: 'Переводы',
    company: 'Настройки компании',
    costTables: 'Таблицы расходов',
    feeds: 'Источники лотов',
    audit: 'Журнал действий',
    staff: 'Сотрудники',
    profile: 'Профиль',
    bidManager: 'Приём ставок',
    auctionDay: 'День торгов',
    clients: 'Клиенты',
    favorites: 'Избранное',
    carListing: 'Автомобили',
    carStatistic: 'Статистика авто',
    bikeListing: 'Мотоциклы',
    bikeStatistic: 'Статистика мото',
    fixedPrice: 'Фикс. цена',
    machineryListing: 'Спецтехника',
    machineryStatistic: 'Статистика техники',
  },
  palette: {
    open: 'Поиск и команды',
    hint: 'Лот, кузов, клиент, покупка или команда',
    hintOwn: 'Лот, кузов, покупка или команда',
  },
  clock: { label: 'Токио', description: 'Дата и время в Японии' },
  account: { menu: 'Учётная запись', logout: 'Выйти' },
  consent: {
    label: 'Файлы cookie',
    text: 'С вашего согласия мы храним тему и черновики на этом устройстве и определяем страну по адресу.',
    necessary: 'Только необходимые',
    accept: 'Принять все',
    details: 'Подробнее',
  },
  unanswered: {
    title: 'Сервер не отвечает',
    description: 'Выход не выполнен. Попробуйте ещё раз немного позже.',
  },
  expired: {
    title: 'Сеанс завершён',
    description: 'Войдите в свою учётную запись, чтобы продолжить',
    login: 'Войти снова',
  },
} satisfies Translated<typeof enFrame>

export const shell = {
  skipToContent: 'Перейти к содержанию',
  home: '{{company}}, главная',
  language: 'Язык',
  theme: { label: 'Тема', light: 'Светлая тема', dark: 'Тёмная тема' },
  notFound: {
    title: 'Страница не найдена',
    description: 'Страница перемещена или не существует.',
    action: 'Автоаукционы',
  },
  crashed: {
    title: 'Что-то пошло не так',
    description: 'Страницу не удалось показать. Ваши данные в сохранности.',
  },
  missingFile: {
    title: 'Обновите страницу',
    description: 'Её часть не загрузилась: пропала связь или портал только что обновился.',
  },
  loading: 'Страница загружается',
  openPage: 'Открываем страницу',
  panel: { email: 'Эл. почта' },
} satisfies Translated<typeof en>

export const viewerPages = {
  sharedLot: {
    heading: 'Лот по ссылке',
    title: 'Лот по ссылке · {{company}}',
    description: 'Лот японского аукциона, которым с вами поделились через {{company}}.',
  },
  notFound: {
    heading: 'Страница не найдена',
    title: 'Не найдено · {{company}}',
    description: 'В {{company}} нет такой страницы.',
  },
} satisfies Translated<typeof enViewer>

export const shellPages = {
  logInToBid: 'Войти, чтобы сделать ставку',
  pages: {
    signIn: {
      heading: 'Вход',
      title: 'Вход · {{company}}',
      description: 'Войдите в {{company}}, чтобы делать ставки на японских аукционах.',
    },
    signUp: {
      heading: 'Регистрация',
      title: 'Регистрация · {{company}}',
      description: 'Откройте учётную запись в {{company}}, чтобы делать ставки на аукционах Японии.',
    },
    verifyEmail: {
      heading: 'Подтверждение почты',
      title: 'Подтверждение почты · {{company}}',
      description: 'Подтвердите адрес электронной почты учётной записи в {{company}}.',
    },
    forgotPassword: {
      heading: 'Забыли пароль?',
      title: 'Забыли пароль? · {{company}}',
      description: 'Получите ссылку на новый пароль учётной записи в {{company}}.',
    },
    resetPassword: {
      heading: 'Новый пароль',
      title: 'Новый пароль · {{company}}',
      description: 'Задайте новый пароль учётной записи в {{company}}.',
    },
    changePassword: {
      heading: 'Смена пароля',
      title: 'Смена пароля · {{company}}',
      description: 'Смените пароль учётной записи в {{company}}.',
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
    stockCars: {
      heading: 'Автомобили в наличии',
      title: 'Автомобили в наличии · {{company}}',
      description: 'Автомобили партнёрской площадки на сайте {{company}}.',
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
    carResult: {
      heading: 'Лот',
      title: 'Лот · {{company}}',
      description: 'Фото, аукционный лист и итог торгов по автомобилю с японского аукциона, {{company}}.',
    },
    fixedPriceLot: {
      heading: 'Фиксированная цена',
      title: 'Фиксированная цена · {{company}}',
      description: 'Фото и цена автомобиля в Японии, который можно сразу заказать, {{company}}.',
    },
    bikeResult: {
      heading: 'Мотоцикл',
      title: 'Мотоцикл · {{company}}',
      description:
        'Фото, оценки, аукционный лист и итог торгов по мотоциклу с японского аукциона, {{company}}.',
    },
    machineryResult: {
      heading: 'Спецтехника',
      title: 'Спецтехника · {{company}}',
      description: 'Фото, отчёт осмотра и итог торгов по спецтехнике с японского аукциона, {{company}}.',
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
    sharedLot: viewerPages.sharedLot,
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
    howToBuy: {
      heading: 'Как купить',
      title: 'Как купить · {{company}}',
      description: 'От ставки до вашего порта: шаги, стоимость и сроки покупки через {{company}}.',
    },
    about: {
      heading: 'О компании',
      title: 'О компании · {{company}}',
      description: 'О компании {{company}} и где нас найти.',
    },
    terms: {
      heading: 'Условия',
      title: 'Условия · {{company}}',
      description: 'О чём вы договариваетесь с {{company}}, делая ставку.',
    },
    privacy: {
      heading: 'Личные данные',
      title: 'Личные данные · {{company}}',
      description: 'Что {{company}} хранит о вас и зачем.',
    },
    cookies: {
      heading: 'Файлы cookie',
      title: 'Файлы cookie · {{company}}',
      description: 'Что {{company}} хранит в вашем браузере.',
    },
    myBids: {
      heading: 'Мои ставки',
      title: 'Мои ставки · {{company}}',
      description: 'Ваши ставки на японских аукционах и их итоги, {{company}}.',
    },
    dealerBids: {
      heading: 'Мои ставки',
      title: 'Мои ставки · {{company}}',
      description: 'Ваши ставки и ставки ваших клиентов, {{company}}.',
    },
    compare: {
      heading: 'Сравнение',
      title: 'Сравнение · {{company}}',
      description: 'Лоты компании {{company}} рядом.',
    },
    bidGroups: {
      heading: 'Группы ставок',
      title: 'Группы ставок · {{company}}',
      description: 'Ставки, из которых {{company}} купит столько машин, сколько вы укажете.',
    },
    negotiations: {
      heading: 'Переговоры',
      title: 'Переговоры · {{company}}',
      description: 'Переговоры с продавцами лотов вместе с {{company}}.',
    },
    archiveBids: {
      heading: 'История ставок',
      title: 'История ставок · {{company}}',
      description: 'Чем закончились ставки на прошедших аукционах Японии с {{company}}.',
    },
    purchases: {
      heading: 'Покупки',
      title: 'Покупки · {{company}}',
      description: 'Техника, купленная для вас компанией {{company}}.',
    },
    payments: {
      heading: 'Платежи',
      title: 'Платежи · {{company}}',
      description: 'История платежей в {{company}} и ваш долг.',
    },
    balance: {
      heading: 'Баланс',
      title: 'Баланс · {{company}}',
      description: 'Ваш баланс в {{company}} и доступная ставка.',
    },
    purchaseDetails: {
      heading: 'Сведения о покупке',
      title: 'Сведения о покупке · {{company}}',
      description: 'Машина, купленная для вас {{company}}: её путь и расходы.',
    },
    dashboard: {
      heading: 'Обзор',
      title: 'Обзор · {{company}}',
      description: 'Ваш день на японских аукционах с {{company}}.',
    },
    makeAnOrder: {
      heading: 'Сделать заказ',
      title: 'Сделать заказ · {{company}}',
      description: 'Скажите {{company}}, какую машину найти для вас на японских аукционах.',
    },
    profile: {
      heading: 'Профиль',
      title: 'Профиль · {{company}}',
      description: 'Ваша учётная запись в {{company}}.',
    },
    notFound: viewerPages.notFound,
  },
} satisfies Translated<typeof enPages>

/** Pages that only staff have. */
export const staffPages = {
  clients: {
    heading: 'Клиенты',
    title: 'Клиенты · {{company}}',
    description: 'Все, за кого {{company}} делает ставки: балансы, лимиты и разрешения.',
  },
  client: {
    heading: 'Клиент',
    title: 'Клиент · {{company}}',
    description: 'Клиент {{company}}: баланс, лимиты и ставки.',
  },
  bidManager: {
    heading: 'Приём ставок',
    title: 'Приём ставок · {{company}}',
    description: 'Ставки всех клиентов {{company}}.',
  },
  auctionDay: {
    heading: 'День торгов',
    title: 'День торгов · {{company}}',
    description: 'Аукционы дня и ставки клиентов {{company}}.',
  },
  gatewayLog: {
    heading: 'Журнал обмена',
    title: 'Журнал обмена · {{company}}',
    description: 'Чем обменялись {{company}} и аукционы.',
  },
  purchase: {
    heading: 'Покупка',
    title: 'Покупка · {{company}}',
    description: 'Покупка клиента {{company}}: путь, стоимость и документы.',
  },
  purchasesDesk: {
    heading: 'Покупки',
    title: 'Покупки · {{company}}',
    description: 'Покупки всех клиентов {{company}} и то, чего в каждой не хватает.',
  },
  voyages: {
    heading: 'Рейсы',
    title: 'Рейсы · {{company}}',
    description: 'Суда, на которых идут автомобили клиентов {{company}}.',
  },
  company: {
    heading: 'Настройки компании',
    title: 'Настройки компании · {{company}}',
    description: 'Что {{company}} говорит о себе, и её правила.',
  },
  firstRun: {
    heading: 'Учётная запись владельца',
    title: 'Учётная запись владельца · {{company}}',
    description: 'Первая учётная запись {{company}}.',
  },
  settingUp: {
    heading: 'Первый запуск',
    title: 'Первый запуск · {{company}}',
    description: 'Что нужно {{company}}, чтобы начать.',
  },
  staff: {
    heading: 'Сотрудники',
    title: 'Сотрудники · {{company}}',
    description: 'Кто работает в {{company}} и какие у кого права.',
  },
  audit: {
    heading: 'Журнал действий',
    title: 'Журнал действий · {{company}}',
    description: 'Что сделано в {{company}}: кем, когда и почему.',
  },
  costTables: {
    heading: 'Таблицы расходов',
    title: 'Таблицы расходов · {{company}}',
    description: 'Из чего складывается цена машин у {{company}}, кроме ставки.',
  },
  feeds: {
    heading: 'Источники лотов',
    title: 'Источники лотов · {{company}}',
    description: 'Откуда приходят лоты {{company}}.',
  },
  uploads: {
    heading: 'Загрузки',
    title: 'Загрузки · {{company}}',
    description: 'Клиенты и покупки, которые {{company}} переносит из файлов.',
  },
  paymentsDesk: {
    heading: 'Платежи',
    title: 'Платежи · {{company}}',
    description: 'Платежи всех клиентов {{company}}, депозиты и долги.',
  },
  bankFile: {
    heading: 'Файл банка',
    title: 'Файл банка · {{company}}',
    description: 'Поступления на счёт {{company}} в банке.',
  },
  translations: {
    heading: 'Переводы',
    title: 'Переводы · {{company}}',
    description: 'Аукционные листы, которые клиенты {{company}} просят прочесть.',
  },
  orders: {
    heading: 'Заказы',
    title: 'Заказы · {{company}}',
    description: 'Машины, которые клиенты {{company}} просят найти.',
  },
} satisfies Translated<typeof enStaff>
