import type { PaperType } from '@seriba/domain/clients/paper-types'
import { formatDay } from '@seriba/domain/format/date'
import { greetingEn, greetingRu, nameInMail } from '@seriba/server-account/name-in-mail'
import type { Language } from '@seriba/server-kit/language'
import type { MailTexts } from '@seriba/server-kit/mail-texts'

export const paperWords: Record<Language, Record<PaperType, string>> = {
  en: {
    passport: 'passport',
    companyRegistration: 'company registration',
    proofOfAddress: 'proof of address',
    agreement: 'signed agreement',
    other: 'document',
  },
  ru: {
    passport: 'паспорт',
    companyRegistration: 'регистрация компании',
    proofOfAddress: 'подтверждение адреса',
    agreement: 'подписанный договор',
    other: 'документ',
  },
}

type Values = { name: string; paper: string; words: string; url: string }
/** `day` is the last Japanese day on which the document is valid, `YYYY-MM-DD`. */
type Ending = { name: string; paper: string; day: string; url: string }
/** Emails about a client's documents; the last one is for staff. */
export type PaperMails = {
  paperWanted: Values
  paperRefused: Values
  paperEnds: Ending
  paperExpired: Ending
  clientPaperEnds: { client: string; paper: string; day: string; hasEnded: boolean; url: string }
}

export const paperMailTexts: MailTexts<PaperMails> = {
  en: {
    paperWanted: ({ name, paper, words, url }) => ({
      subject: `Please send us a document: ${paper}`,
      lines: [
        greetingEn(name),
        `We need a document from you: ${paper}. A PDF or a photo up to 10 MB is fine.`,
        ...(words ? [words] : []),
        { text: 'Send the document', href: url, main: true },
      ],
    }),
    paperRefused: ({ name, paper, words, url }) => ({
      subject: `Please send it again: ${paper}`,
      lines: [
        greetingEn(name),
        `We could not accept your document (${paper}). Reason: ${words}`,
        { text: 'Send another one', href: url, main: true },
      ],
    }),
    paperEnds: ({ name, paper, day, url }) => ({
      subject: `A document of yours expires on ${formatDay(day)}: ${paper}`,
      lines: [
        greetingEn(name),
        `The document that you sent us (${paper}) is valid until ${formatDay(day)}. Please send us a new one by then.`,
        { text: 'Send a new one', href: url, main: true },
      ],
    }),
    paperExpired: ({ name, paper, day, url }) => ({
      subject: `A document of yours has expired: ${paper}`,
      lines: [
        greetingEn(name),
        `The document that you sent us (${paper}) was valid until ${formatDay(day)}. Please send us a new one.`,
        { text: 'Send a new one', href: url, main: true },
      ],
    }),
    clientPaperEnds: ({ client, paper, day, hasEnded, url }) => ({
      subject: `${hasEnded ? 'Expired' : 'Expires soon'}: ${paper} of ${nameInMail(client) ?? 'a client'}`,
      lines: [
        hasEnded
          ? `It was valid until ${formatDay(day)} and now counts as missing. The client has been asked for a new one by email.`
          : `It is valid until ${formatDay(day)}. The client has been asked for a new one by email.`,
        { text: 'See the client’s documents', href: url, main: true },
      ],
    }),
  },
  ru: {
    paperWanted: ({ name, paper, words, url }) => ({
      subject: `Пришлите документ: ${paper}`,
      lines: [
        greetingRu(name),
        `Нам нужен документ: ${paper}. Подойдёт PDF или фото до 10 МБ.`,
        ...(words ? [words] : []),
        { text: 'Отправить документ', href: url, main: true },
      ],
    }),
    paperRefused: ({ name, paper, words, url }) => ({
      subject: `Пришлите ещё раз: ${paper}`,
      lines: [
        greetingRu(name),
        `Документ не принят (${paper}). Причина: ${words}`,
        { text: 'Отправить другой', href: url, main: true },
      ],
    }),
    paperEnds: ({ name, paper, day, url }) => ({
      subject: `Срок действия документа истекает ${formatDay(day)}: ${paper}`,
      lines: [
        greetingRu(name),
        `Присланный вами документ (${paper}) действует до ${formatDay(day)}. Пришлите до этого дня новый.`,
        { text: 'Отправить новый', href: url, main: true },
      ],
    }),
    paperExpired: ({ name, paper, day, url }) => ({
      subject: `Срок действия документа истёк: ${paper}`,
      lines: [
        greetingRu(name),
        `Присланный вами документ (${paper}) действовал до ${formatDay(day)}. Пришлите, пожалуйста, новый.`,
        { text: 'Отправить новый', href: url, main: true },
      ],
    }),
    clientPaperEnds: ({ client, paper, day, hasEnded, url }) => ({
      subject: `${hasEnded ? 'Срок действия истёк' : 'Срок действия истекает'}: ${nameInMail(client) ?? 'клиент'}, ${paper}`,
      lines: [
        hasEnded
          ? `Документ действовал до ${formatDay(day)} и теперь считается недостающим. Клиенту отправлено письмо с просьбой прислать новый.`
          : `Документ действует до ${formatDay(day)}. Клиенту отправлено письмо с просьбой прислать новый.`,
        { text: 'Документы клиента', href: url, main: true },
      ],
    }),
  },
}
