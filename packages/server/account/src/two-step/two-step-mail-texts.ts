import type { MailTexts } from '@seriba/server-kit/mail-texts'
import { greetingEn, greetingRu } from '../name-in-mail.ts'

/** Emails about how an account is logged in to. */
export type TwoStepMails = {
  twoStepOn: { name: string }
  twoStepOff: { name: string }
  /** Staff, or the operator, removed it. */
  twoStepReset: { name: string }
  recoveryCodesNew: { name: string }
  /** Wrong codes after a right password. */
  codesTried: { name: string }
  recoveryCodeUsed: { name: string; left: number }
  /** `at` is in Japanese time; no device if its browser does not name one. */
  newDevice: { name: string; device: string; at: string }
}

const notYou = {
  en: 'If it wasn’t you, change your password right away and tell your manager.',
  ru: 'Если это были не вы, сразу смените пароль и сообщите менеджеру.',
}
const hello = { en: greetingEn, ru: greetingRu }

export const twoStepMailTexts: MailTexts<TwoStepMails> = {
  en: {
    twoStepOn: ({ name }) => ({
      subject: 'Two-step login is on',
      lines: [
        hello.en(name),
        'From now on, you’ll need a code from your app after your password. Other devices were logged out.',
        'Keep your recovery codes where you can find them without your phone.',
        notYou.en,
      ],
    }),
    twoStepOff: ({ name }) => ({
      subject: 'Two-step login is off',
      lines: [hello.en(name), 'From now on, you’ll need only your password to log in.', notYou.en],
    }),
    twoStepReset: ({ name }) => ({
      subject: 'Two-step login was reset',
      lines: [
        hello.en(name),
        'Two-step login was turned off for your account, and all your devices were logged out.',
        'Log in with your password, and set it up again.',
        'If you didn’t ask for it, tell your manager right away.',
      ],
    }),
    recoveryCodesNew: ({ name }) => ({
      subject: 'New recovery codes',
      lines: [
        hello.en(name),
        'New recovery codes were created for your account. Your old codes no longer work.',
        notYou.en,
      ],
    }),
    codesTried: ({ name }) => ({
      subject: 'Wrong codes for your account',
      lines: [
        hello.en(name),
        'Someone entered your password and then five wrong codes. No one got in. Codes are blocked for 15 minutes.',
        notYou.en,
      ],
    }),
    recoveryCodeUsed: ({ name, left }) => ({
      subject: 'A recovery code was used',
      lines: [
        hello.en(name),
        `Someone logged in to your account with a recovery code. Codes left: ${left}.`,
        notYou.en,
      ],
    }),
    newDevice: ({ name, device, at }) => ({
      subject: 'New login to your account',
      lines: [
        hello.en(name),
        `New login from a device we don’t recognize: ${device || 'an unknown browser'}, ${at} Japan time.`,
        'If it was you, there is nothing to do.',
        'If it wasn’t you, change your password now. That logs out all other devices. Then tell your manager.',
      ],
    }),
  },
  ru: {
    twoStepOn: ({ name }) => ({
      subject: 'Вход в два шага включён',
      lines: [
        hello.ru(name),
        'Теперь после пароля нужен код из приложения. На других устройствах выполнен выход.',
        'Храните резервные коды там, где найдёте их без телефона.',
        notYou.ru,
      ],
    }),
    twoStepOff: ({ name }) => ({
      subject: 'Вход в два шага выключен',
      lines: [hello.ru(name), 'Теперь для входа нужен только пароль.', notYou.ru],
    }),
    twoStepReset: ({ name }) => ({
      subject: 'Вход в два шага сброшен',
      lines: [
        hello.ru(name),
        'Компания отключила второй шаг для вашей учётной записи, на всех устройствах выполнен выход.',
        'Войдите с паролем и настройте второй шаг заново.',
        'Если вы об этом не просили, сразу сообщите менеджеру.',
      ],
    }),
    recoveryCodesNew: ({ name }) => ({
      subject: 'Новые резервные коды',
      lines: [
        hello.ru(name),
        'Для вашей учётной записи созданы новые резервные коды, прежние больше не действуют.',
        notYou.ru,
      ],
    }),
    codesTried: ({ name }) => ({
      subject: 'Неверные коды для вашей учётной записи',
      lines: [
        hello.ru(name),
        'Кто-то ввёл пароль вашей учётной записи, а затем пять раз неверный код. Войти не удалось; четверть часа коды не принимаются.',
        notYou.ru,
      ],
    }),
    recoveryCodeUsed: ({ name, left }) => ({
      subject: 'Использован резервный код',
      lines: [
        hello.ru(name),
        `В вашу учётную запись вошли с резервным кодом. Осталось кодов: ${left}.`,
        notYou.ru,
      ],
    }),
    newDevice: ({ name, device, at }) => ({
      subject: 'Новый вход в вашу учётную запись',
      lines: [
        hello.ru(name),
        `В вашу учётную запись вошли с незнакомого устройства: ${device || 'неизвестный браузер'}, ${at} по японскому времени.`,
        'Если это были вы, ничего делать не нужно.',
        'Если это были не вы, сразу смените пароль: на других устройствах будет выполнен выход. Затем сообщите менеджеру.',
      ],
    }),
  },
}
