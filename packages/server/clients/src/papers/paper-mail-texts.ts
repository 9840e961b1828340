import type { PaperType } from '@seriba/domain/clients/papers'
import { greetingEn, greetingRu } from '@seriba/server-account/name-in-mail'
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
/** Mails about what a client has to show. */
export type PaperMails = { paperWanted: Values; paperRefused: Values }

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
  },
}
