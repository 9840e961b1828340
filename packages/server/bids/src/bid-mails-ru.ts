import type { BidStatusName } from '@seriba/domain/bids/bid-status'
import type { BidMailWords } from './bid-mails.ts'
import { linked, lotInMail } from './lot-in-mail.ts'

/** Чем стала ставка, как говорят о ней самой. */
const statuses: Record<BidStatusName, string> = {
  new: 'на проверке',
  bid: 'принята',
  dontBid: 'остановлена',
  cancel: 'отменена',
  finished: 'проиграна',
  win: 'выиграна',
  blank: 'неизвестен',
}

export const bidMailsRu: BidMailWords = {
  bidReceived: ({ amount, link, ...bid }) => ({
    subject: `Ставка принята: ${bid.lot}`,
    lines: [
      `Мы получили вашу ставку ${amount} на ${lotInMail(bid, 'ru')}.`,
      'Её рассмотрит ваш менеджер. Она уже в разделе «Мои ставки».',
      { ...bid.card, price: amount },
      ...linked('Открыть ставку', link),
    ],
  }),
  bidStatusChanged: ({ status, link, ...bid }) => ({
    subject: `Ваша ставка на ${bid.lot}: ${statuses[status]}`,
    lines: [
      `Новый статус вашей ставки на ${lotInMail(bid, 'ru')}: ${statuses[status]}.`,
      bid.card,
      ...linked('Открыть ставку', link),
    ],
  }),
  bidCancelled: ({ amount, number, at, freeUntil, link, ...bid }) => ({
    subject: `Ставка отменена: ${bid.lot}`,
    lines: [
      `Ваша ставка ${amount} на ${lotInMail(bid, 'ru')} отменена ${at} по времени Японии.`,
      'Сохраните этот номер: он подтверждает время отмены. Он есть и в самой ставке.',
      bid.card,
      {
        facts: [
          { label: 'Квитанция', value: number, tone: 'total' },
          { label: 'Отменённая ставка', value: amount },
          { label: 'Отменена', note: 'время Японии', value: at },
          ...(freeUntil === null
            ? []
            : [{ label: 'Бесплатная отмена была до', note: 'время Японии', value: freeUntil }]),
        ],
      },
      ...linked('Открыть ставку', link),
    ],
  }),
  budgetAsked: ({ amount, note, link, ...bid }) => ({
    subject: `Можно поставить ${amount}? ${bid.lot}`,
    lines: [
      `Менеджер хотел бы поставить за вас ${amount} на ${lotInMail(bid, 'ru')}. Это больше, чем позволяет заданный вами лимит расходов, поэтому без вашего ответа мы этого не сделаем.`,
      ...(note ? [note] : []),
      'Откройте лот и нажмите «Да» или «Нет». Согласие относится только к этой сумме и только к этому лоту.',
      { ...bid.card, price: amount },
      ...linked('Ответить', link),
    ],
  }),
  withdrawn: ({ amount, note, link, ...bid }) => ({
    subject: `Ставка снята: ${bid.lot}`,
    lines: [
      `По вашей просьбе мы сняли ставку ${amount} на ${lotInMail(bid, 'ru')}.`,
      ...(note === '' ? [] : [note]),
      { ...bid.card, price: amount },
      ...linked('Открыть ставку', link),
    ],
  }),
  withdrawalTooLate: ({ amount, note, link, ...bid }) => ({
    subject: `Снять ставку поздно: ${bid.lot}`,
    lines: [
      `Вы просили снять ставку ${amount} на ${lotInMail(bid, 'ru')}. Снимать её было уже поздно: ставка остаётся.`,
      ...(note === '' ? [] : [note]),
      { ...bid.card, price: amount },
      ...linked('Открыть ставку', link),
    ],
  }),
  negotiationAsked: ({ amount, answerBy, note, link, ...bid }) => ({
    subject: `Продавец просит ${amount}: ${bid.lot}`,
    lines: [
      `${lotInMail(bid, 'ru')}: продавец просит ${amount}. Ответьте до ${answerBy} по времени Японии.`,
      ...(note === '' ? [] : [note]),
      'Можно согласиться, предложить свою цену или отказаться. Без ответа лот вернётся продавцу, платить ничего не нужно.',
      { ...bid.card, price: amount },
      ...linked('Ответить', link),
    ],
  }),
  negotiationRefused: ({ amount, note, link, ...bid }) => ({
    subject: `Продавец отказался: ${bid.lot}`,
    lines: [
      `${lotInMail(bid, 'ru')}: продавец отказался от ${amount} и закончил переговоры. Платить ничего не нужно.`,
      ...(note === '' ? [] : [note]),
      ...linked('Открыть переговоры', link),
    ],
  }),
  negotiationExpired: ({ answerBy, link, ...bid }) => ({
    subject: `Переговоры закончились: ${bid.lot}`,
    lines: [
      `Ответа до ${answerBy} по времени Японии не было. ${lotInMail(bid, 'ru')} возвращается продавцу, платить ничего не нужно.`,
      ...linked('Открыть переговоры', link),
    ],
  }),
  bidLost: ({ price, link, ...bid }) => ({
    subject: `Не выиграно: ${bid.lot}`,
    lines: [
      `Торги закончились, ставка на ${lotInMail(bid, 'ru')} не выиграла.`,
      ...(price === null ? [] : [`Лот продан за ${price}.`]),
      { ...bid.card, price: price },
      ...linked('Открыть ставку', link),
    ],
  }),
  lotCancelled: ({ link, ...bid }) => ({
    subject: `Лот снят аукционом: ${bid.lot}`,
    lines: [
      `Аукцион снял ${lotInMail(bid, 'ru')} с торгов. Ваша ставка закрыта.`,
      bid.card,
      ...linked('Открыть ставку', link),
    ],
  }),
  win: ({ price, maximum, saved, order, link, ...bid }) => ({
    subject: order
      ? `Ваш заказ подтверждён: ${bid.lot}`
      : price === null
        ? `Вы выиграли: ${bid.lot}`
        : `Вы выиграли ${bid.lot} за ${price}`,
    lines: [
      order
        ? `Ваш заказ подтверждён: ${lotInMail(bid, 'ru')}${price === null ? '' : ` за ${price}`}.`
        : `Вы выиграли ${lotInMail(bid, 'ru')}${price === null ? '' : ` за ${price}`}.`,
      bid.card,
      {
        facts: [
          ...(price === null ? [] : [{ label: order ? 'Цена' : 'Цена продажи', value: price }]),
          ...(maximum === null ? [] : [{ label: 'Ваш максимум', value: maximum }]),
          ...(saved === null
            ? []
            : [{ label: 'Меньше вашего максимума на', value: saved, tone: 'good' as const }]),
        ],
      },
      'Лот уже в разделах «Мои ставки» и «Покупки».',
      ...linked(order ? 'Открыть заказ' : 'Открыть ставку', link),
    ],
  }),
  groupFilled: ({ group, lots, link }) => ({
    subject: `Группа ${group} заполнена`,
    lines: [
      `Группа ${group} выиграла всё, что должна была. Остальные ваши ставки в ней остановлены:`,
      ...lots,
      ...linked('Открыть «Мои ставки»', link),
    ],
  }),
  orderStopped: ({ link, ...bid }) => ({
    subject: `Продано другому покупателю: ${bid.lot}`,
    lines: [
      `${lotInMail(bid, 'ru')}: лот продан другому покупателю. Ваш заказ остановлен.`,
      ...linked('Открыть заказ', link),
    ],
  }),
}
