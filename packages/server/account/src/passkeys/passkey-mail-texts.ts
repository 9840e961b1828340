import type { MailTexts } from '@seriba/server-kit/mail-texts'
import { greetingEn, greetingRu } from '../name-in-mail.ts'

/** Emails about the passkeys of an account. */
export type PasskeyMails = {
  passkeyAdded: { name: string; passkey: string }
  passkeyRemoved: { name: string; passkey: string }
}

export const passkeyMailTexts: MailTexts<PasskeyMails> = {
  en: {
    passkeyAdded: ({ name, passkey }) => ({
      subject: 'A passkey was added',
      lines: [
        greetingEn(name),
        `The passkey “${passkey}” was added to your account. Its device can now log in without your password.`,
        'If it wasn’t you, remove it on your profile page, change your password right away and tell your manager.',
      ],
    }),
    passkeyRemoved: ({ name, passkey }) => ({
      subject: 'A passkey was removed',
      lines: [
        greetingEn(name),
        `The passkey “${passkey}” was removed from your account. Its device can no longer log in with it.`,
        'If it wasn’t you, change your password right away and tell your manager.',
      ],
    }),
  },
  ru: {
    passkeyAdded: ({ name, passkey }) => ({
      subject: 'Добавлен ключ доступа',
      lines: [
        greetingRu(name),
        `К вашему аккаунту добавлен ключ доступа «${passkey}». Теперь с этого устройства можно войти без пароля.`,
        'Если это были не вы, удалите ключ на странице профиля, сразу смените пароль и сообщите менеджеру.',
      ],
    }),
    passkeyRemoved: ({ name, passkey }) => ({
      subject: 'Удалён ключ доступа',
      lines: [
        greetingRu(name),
        `Из вашего аккаунта удалён ключ доступа «${passkey}». Войти с ним больше нельзя.`,
        'Если это были не вы, сразу смените пароль и сообщите менеджеру.',
      ],
    }),
  },
}
