import type { withdrawal as en, withdrawalDesk as enDesk } from '../en/withdrawal.ts'
import type { Translated } from '../locale.ts'

export const withdrawal = {
  state: {
    asked: 'Просьба снять ставку {{at}}, ответа ещё нет',
    withdrawn: 'Снята по просьбе, {{at}}',
    too_late: 'Снять уже нельзя, ответ {{at}}',
  },
  short: { asked: 'Просьба {{at}}', withdrawn: 'Снята {{at}}', too_late: 'Поздно, {{at}}' },
  askTo: 'Попросить снять',
  askOf: 'Попросить снять ставку на лот {{lotNo}}',
  ask: {
    title: 'Попросить нас снять ставку?',
    text: 'Отменить ставку {{amount}} на лот {{lotNo}} самостоятельно уже поздно. Мы можем позвонить на аукцион и попробовать.',
    binding:
      'Пока мы не ответили, ставка действует. Если снять её не удастся и она выиграет, машину придётся купить.',
    reason: 'Причина',
    send: 'Попросить снять',
  },
  asked: 'Просьба снять ставку на лот {{lotNo}} отправлена',
  askedText: 'Ответ появится здесь и придёт по почте.',
  takeBack: 'Отозвать',
  takeBackOf: 'Отозвать просьбу снять ставку на лот {{lotNo}}',
  takeBackFailed: 'Не удалось отозвать просьбу по лоту {{lotNo}}',
  canceled: 'Ставка на лот {{lotNo}} отменена',
  canceledText: 'Квитанция отправлена по почте и есть в ставке.',
  receipt: {
    open: 'Квитанция {{number}}',
    openOf: 'Квитанция {{number}} по лоту {{lotNo}}',
    title: 'Ваша ставка отменена',
    number: 'Квитанция',
    lot: 'Лот',
    amount: 'Отменена ставка',
    by: 'Кто отменил',
    at: 'Когда отменена',
    freeUntil: 'Бесплатно было до',
    japan: '{{at}} по Японии',
    keep: 'Сохраните этот номер: он подтверждает время отмены.',
    print: 'Распечатать',
    failed: 'Не удалось загрузить квитанцию',
  },
} satisfies Translated<typeof en>

export const withdrawalDesk = {
  asked: 'Просит снять, {{at}}',
  answer: 'Ответить',
  answerOf: 'Ответить на просьбу снять ставку на лот {{lotNo}}',
  title: 'Снять ставку на лот {{lotNo}}?',
  said: 'Клиент пишет: {{reason}}',
  text: 'Сначала позвоните на аукцион. «Снята» отменяет ставку, «Поздно» оставляет её в силе. Клиент узнает об ответе в обоих случаях.',
  note: 'Сообщение клиенту',
  optional: 'необязательно',
  withdrawn: 'Снята',
  tooLate: 'Поздно',
  failed: 'Не удалось ответить на просьбу по лоту {{lotNo}}',
} satisfies Translated<typeof enDesk>
