import type { Language } from '@seriba/server-kit/language'
import type { MailCard, MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'

/** What every mail about a bid says; without a link where the portal's address is not configured. */
export type BidMailContext = {
  lot: string
  auction: string
  lotNo: number
  link: string | null
  /** The vehicle with its photo, grade and mileage. */
  card: MailCard
}

type Talks = { amount: string; answerBy: string; note: string }

/** What each mail about a bid is told. */
export type BidMails = {
  bidReceived: BidMailContext & { amount: string }
  bidStatusChanged: BidMailContext & { status: string }
  /** The receipt of a bid that its client has canceled; moments are Japan's. */
  bidCancelled: BidMailContext & { amount: string; number: string; at: string; freeUntil: string | null }
  /** Staff has withdrawn a bid that could no longer be canceled; `note` is empty where nothing is said. */
  withdrawn: BidMailContext & { amount: string; note: string }
  withdrawalTooLate: BidMailContext & { amount: string; note: string }
  budgetAsked: BidMailContext & { amount: string; note: string }
  /** Turns of the talks with a seller; `answerBy` is Japan's. */
  negotiationAsked: BidMailContext & Talks
  negotiationRefused: BidMailContext & Talks
  negotiationExpired: BidMailContext & Talks
  /** Without a price where the hall reports none. */
  bidLost: BidMailContext & { price: string | null }
  lotCancelled: BidMailContext
  /** Without a price where it is not known yet. */
  win: BidMailContext & { price: string | null }
  /** Bids that a filled group has stopped. */
  groupFilled: { group: string; lots: readonly string[]; link: string | null }
  /** A stock car that somebody else has been given. */
  orderStopped: BidMailContext
}

const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]
const placed = { en: 'lot', ru: 'лот' }

/** A lot as mails name it. */
export const lotInMail = (
  { lot, auction, lotNo }: Pick<BidMailContext, 'lot' | 'auction' | 'lotNo'>,
  language: Language,
) => `${lot} (${auction}, ${placed[language]} ${lotNo})`

export const bidMailTexts: MailTexts<BidMails> = {
  en: {
    bidReceived: ({ amount, link, ...bid }) => ({
      subject: `Bid received: ${bid.lot}`,
      lines: [
        `We have received your bid of ${amount} on ${lotInMail(bid, 'en')}.`,
        'Your manager will look at it. You’ll find it in My Bids.',
        { ...bid.card, price: amount },
        ...linked('Open the bid', link),
      ],
    }),
    bidStatusChanged: ({ status, link, ...bid }) => ({
      subject: `Your bid: ${status}`,
      lines: [
        `The status of your bid on ${lotInMail(bid, 'en')} is now: ${status}.`,
        bid.card,
        ...linked('Open the bid', link),
      ],
    }),
    bidCancelled: ({ amount, number, at, freeUntil, link, ...bid }) => ({
      subject: `Bid canceled: ${bid.lot}`,
      lines: [
        `Receipt ${number}`,
        `Your bid of ${amount} on ${lotInMail(bid, 'en')} was canceled on ${at}, Japan time.`,
        ...(freeUntil === null ? [] : [`Canceling was free until ${freeUntil}, Japan time.`]),
        'Keep this number. It proves when you canceled the bid. You’ll also find it with the bid.',
        { ...bid.card, price: amount },
        ...linked('Open the bid', link),
      ],
    }),
    budgetAsked: ({ amount, note, link, ...bid }) => ({
      subject: `May we bid ${amount}? ${bid.lot}`,
      lines: [
        `Your manager would like to bid ${amount} for you on ${lotInMail(bid, 'en')}. That is more than the budget you have set, so we won’t do it without your answer.`,
        ...(note ? [note] : []),
        'Open the lot and press Yes or No. Your yes applies to exactly this amount on exactly this lot.',
        { ...bid.card, price: amount },
        ...linked('Answer', link),
      ],
    }),
    withdrawn: ({ amount, note, link, ...bid }) => ({
      subject: `Bid withdrawn: ${bid.lot}`,
      lines: [
        `We have withdrawn your bid of ${amount} on ${lotInMail(bid, 'en')} at the hall, as you asked.`,
        ...(note === '' ? [] : [note]),
        { ...bid.card, price: amount },
        ...linked('Open the bid', link),
      ],
    }),
    withdrawalTooLate: ({ amount, note, link, ...bid }) => ({
      subject: `Too late to withdraw: ${bid.lot}`,
      lines: [
        `You asked us to withdraw your bid of ${amount} on ${lotInMail(bid, 'en')}. It was too late for that: the bid stands.`,
        ...(note === '' ? [] : [note]),
        { ...bid.card, price: amount },
        ...linked('Open the bid', link),
      ],
    }),
    negotiationAsked: ({ amount, answerBy, note, link, ...bid }) => ({
      subject: `The seller asks ${amount}: ${bid.lot}`,
      lines: [
        `The seller of ${lotInMail(bid, 'en')} asks ${amount}. Answer by ${answerBy}, Japan time.`,
        ...(note === '' ? [] : [note]),
        'You can accept, make an offer, or leave. Without an answer the lot goes back to the seller, and nothing is owed.',
        { ...bid.card, price: amount },
        ...linked('Answer', link),
      ],
    }),
    negotiationRefused: ({ amount, note, link, ...bid }) => ({
      subject: `The seller refused: ${bid.lot}`,
      lines: [
        `The seller of ${lotInMail(bid, 'en')} refused ${amount} and ended the negotiation. Nothing is owed.`,
        ...(note === '' ? [] : [note]),
        ...linked('Open the negotiation', link),
      ],
    }),
    negotiationExpired: ({ answerBy, link, ...bid }) => ({
      subject: `Negotiation over: ${bid.lot}`,
      lines: [
        `There was no answer by ${answerBy}, Japan time. ${lotInMail(bid, 'en')} went back to the seller, and nothing is owed.`,
        ...linked('Open the negotiation', link),
      ],
    }),
    bidLost: ({ price, link, ...bid }) => ({
      subject: `Not won: ${bid.lot}`,
      lines: [
        `The auction of ${lotInMail(bid, 'en')} is over, and your bid did not win.`,
        ...(price === null ? [] : [`It was sold for ${price}.`]),
        { ...bid.card, price: price },
        ...linked('Open the bid', link),
      ],
    }),
    lotCancelled: ({ link, ...bid }) => ({
      subject: `Lot canceled by the hall: ${bid.lot}`,
      lines: [
        `The hall has canceled ${lotInMail(bid, 'en')}. Your bid on it is closed.`,
        bid.card,
        ...linked('Open the bid', link),
      ],
    }),
    win: ({ price, link, ...bid }) => ({
      subject: `You won: ${bid.lot}`,
      lines: [
        `You won ${lotInMail(bid, 'en')}${price === null ? '' : ` at ${price}`}.`,
        'You’ll find it in My Bids and in Purchased.',
        { ...bid.card, price: price },
        ...linked('Open the bid', link),
      ],
    }),
    groupFilled: ({ group, lots, link }) => ({
      subject: `Group ${group} is complete`,
      lines: [
        `Group ${group} is complete. Your other bids in it have been stopped:`,
        ...lots,
        ...linked('Open My Bids', link),
      ],
    }),
    orderStopped: ({ link, ...bid }) => ({
      subject: `Sold to another buyer: ${bid.lot}`,
      lines: [
        `${lotInMail(bid, 'en')} has been sold to another buyer. Your order was canceled.`,
        ...linked('Open the order', link),
      ],
    }),
  },
  ru: {
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
      subject: `Ваша ставка: ${status}`,
      lines: [
        `Новый статус вашей ставки на ${lotInMail(bid, 'ru')}: ${status}.`,
        bid.card,
        ...linked('Открыть ставку', link),
      ],
    }),
    bidCancelled: ({ amount, number, at, freeUntil, link, ...bid }) => ({
      subject: `Ставка отменена: ${bid.lot}`,
      lines: [
        `Квитанция ${number}`,
        `Ваша ставка ${amount} на ${lotInMail(bid, 'ru')} отменена ${at} по времени Японии.`,
        ...(freeUntil === null ? [] : [`Бесплатная отмена была до ${freeUntil} по времени Японии.`]),
        'Сохраните этот номер: он подтверждает время отмены. Он есть и в самой ставке.',
        { ...bid.card, price: amount },
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
    win: ({ price, link, ...bid }) => ({
      subject: `Вы выиграли: ${bid.lot}`,
      lines: [
        `Вы выиграли ${lotInMail(bid, 'ru')}${price === null ? '' : ` за ${price}`}.`,
        'Лот уже в разделах «Мои ставки» и «Покупки».',
        { ...bid.card, price: price },
        ...linked('Открыть ставку', link),
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
  },
}
