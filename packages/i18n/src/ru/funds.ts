import type { funds as en } from '../en/funds.ts'
import type { Translated } from '../locale.ts'

export const funds: Translated<typeof en> = {
  title: 'Пополнить',
  deposit: 'Депозит',
  fixed: 'Фиксированная сумма. Она открывает торги и остаётся на вашем балансе.',
  method: 'Способ оплаты',
  methods: {
    wallet: 'Онлайн-кошелёк',
    transfer: 'Международный перевод',
    bank: 'Банковский перевод',
  },
  takes: {
    wallet: 'Сразу',
    transfer: 'Карта или местный банк, в тот же день',
    bank: '{{from}}–{{to}} рабочих дней',
  },
  notOffered: 'Здесь не настроено',
  noneOffered: '{{company}}: оплата здесь не настроена. Как внести депозит, скажет ваш менеджер.',
  writeTo: 'Написать менеджеру',
  next: 'Продолжить',
  invoiceDownload: 'Скачать счёт на оплату',
  reference: 'Назначение платежа',
  bank: { bank: 'Банк', branch: 'Отделение', swift: 'SWIFT', account: 'Номер счёта', holder: 'Получатель' },
  bankText:
    '{{from}}–{{to}} рабочих дней. Назначение платежа действует до {{until}}. Без него мы не найдём платёж.',
  copy: 'Скопировать: {{name}}',
  copied: 'Скопировано',
  print: 'Счёт на оплату',
  otherWay: 'Другой способ',
  done: 'Готово',
  failed: 'Что-то пошло не так',
  repeat: 'Повторить',
  invoice: {
    title: 'Счёт',
    date: 'Дата',
    validUntil: 'Действителен до',
    to: 'Плательщик',
    what: 'За что',
    deposit: 'Депозит для торгов на японских автоаукционах',
    note: 'Укажите назначение в переводе: по нему мы находим платёж.',
  },
}
