import type { account as en } from '../en/account.ts'
import type { Russian } from '../locale.ts'

export const account = {
  signIn: {
    title: 'Вход',
    managerTitle: 'Консоль сотрудников',
    managerSubtitle: 'Для менеджеров компании.',
    email: 'Эл. почта',
    password: 'Пароль',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    submit: 'Войти',
    failed: 'Неверная почта или пароль',
    ip: 'Ваш IP-адрес: {{ip}}',
    demo: 'Демонстрационные учётные записи',
    demoHint: 'Выберите одну, и форма заполнится.',
  },
  profile: {
    title: 'Профиль',
    personal: 'Личные данные',
    balance: 'Баланс',
    name: 'Полное имя',
    email: 'Эл. почта',
    role: 'Тип учётной записи',
    company: 'Компания',
    mobile: 'Мобильный',
    city: 'Город',
    balanceNow: 'Баланс',
    creditLimit: 'Кредитный лимит',
    available: 'Доступно для ставок',
    activeBids: 'Активные ставки',
    activeBidsCount: 'Число активных ставок',
    signOut: 'Выйти',
  },
} satisfies Russian<typeof en>
