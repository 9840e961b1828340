import type { DocumentType } from '@seriba/domain/purchases/documents'
import { purchases as en } from '@seriba/i18n/en/purchases'
import { purchases as ru } from '@seriba/i18n/ru/purchases'
import type { MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'

/**
 * The values of each email about a purchase's documents and ship; links are left out if the portal's address is not
 * configured.
 */
export type PurchaseMails = {
  voyageMoved: {
    voyage: string
    etd: string
    eta: string
    /** The previous day of arrival, if it has changed. */
    was: string | null
    reason: string | null
    cars: { sku: string; car: string }[]
    link: string | null
  }
  askedFor: { car: string; sku: string; what: 'consignee' | DocumentType; link: string | null }
  documentAdded: { car: string; sku: string; type: DocumentType; link: string | null }
  documentRefused: { car: string; sku: string; type: DocumentType; reason: string; link: string | null }
}

const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]

export const purchaseMailTexts: MailTexts<PurchaseMails> = {
  en: {
    voyageMoved: ({ voyage, etd, eta, was, reason, cars, link }) => ({
      subject: was === null ? `${voyage}: new schedule` : `${voyage} arrives on ${eta}`,
      lines: [
        was === null
          ? `The schedule of ${voyage} has changed: it leaves on ${etd} and arrives on ${eta}.`
          : `${voyage} is now due to arrive on ${eta} instead of ${was}.`,
        ...(reason === null ? [] : [`Reason: ${reason}`]),
        'Your vehicles on board:',
        ...cars.map(({ sku, car }) => `${sku} ${car}`),
        ...linked('Open your purchases', link),
      ],
    }),
    askedFor: ({ car, sku, what, link }) => ({
      subject:
        what === 'consignee' ? `${sku}: who takes delivery?` : `${sku}: ${en.documents.types[what]} needed`,
      lines: [
        what === 'consignee'
          ? `Please name the consignee of your purchase ${sku}, ${car}.`
          : `Please send us this document for your purchase ${sku}, ${car}: ${en.documents.types[what]}.`,
        ...linked('Open the purchase', link),
      ],
    }),
    documentAdded: ({ car, sku, type, link }) => ({
      subject: `${sku}: ${en.documents.types[type]}`,
      lines: [
        `A document was added to your purchase ${sku}, ${car}: ${en.documents.types[type]}.`,
        ...linked('Open the purchase', link),
      ],
    }),
    documentRefused: ({ car, sku, type, reason, link }) => ({
      subject: `${sku}: please send this document again: ${en.documents.types[type]}`,
      lines: [
        `We could not accept this document for your purchase ${sku}, ${car}: ${en.documents.types[type]}.`,
        reason,
        ...linked('Send it again', link),
      ],
    }),
  },
  ru: {
    voyageMoved: ({ voyage, etd, eta, was, reason, cars, link }) => ({
      subject: was === null ? `${voyage}: новое расписание` : `${voyage} прибывает ${eta}`,
      lines: [
        was === null
          ? `Расписание рейса ${voyage} изменилось: отплытие ${etd}, прибытие ${eta}.`
          : `Рейс ${voyage} прибывает ${eta} вместо ${was}.`,
        ...(reason === null ? [] : [`Причина: ${reason}`]),
        'Ваши автомобили на борту:',
        ...cars.map(({ sku, car }) => `${sku} ${car}`),
        ...linked('Открыть покупки', link),
      ],
    }),
    askedFor: ({ car, sku, what, link }) => ({
      subject:
        what === 'consignee'
          ? `${sku}: кто получит автомобиль?`
          : `${sku}: нужен документ: ${ru.documents.types[what]}`,
      lines: [
        what === 'consignee'
          ? `Пожалуйста, укажите получателя по покупке ${sku}, ${car}.`
          : `Пожалуйста, пришлите документ по покупке ${sku}, ${car}: ${ru.documents.types[what]}.`,
        ...linked('Открыть покупку', link),
      ],
    }),
    documentAdded: ({ car, sku, type, link }) => ({
      subject: `${sku}: ${ru.documents.types[type]}`,
      lines: [
        `К вашей покупке ${sku}, ${car}, добавлен документ: ${ru.documents.types[type]}.`,
        ...linked('Открыть покупку', link),
      ],
    }),
    documentRefused: ({ car, sku, type, reason, link }) => ({
      subject: `${sku}: пришлите документ ещё раз: ${ru.documents.types[type]}`,
      lines: [
        `Мы не смогли принять документ по покупке ${sku}, ${car}: ${ru.documents.types[type]}.`,
        reason,
        ...linked('Отправить ещё раз', link),
      ],
    }),
  },
}
