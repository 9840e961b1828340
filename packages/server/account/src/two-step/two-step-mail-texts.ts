import type { MailTexts } from '@seriba/server-kit/mail-texts'
import { greetingEn, greetingRu } from '../name-in-mail.ts'

/** Mails about how an account is signed in to. */
export type TwoStepMails = {
  twoStepOn: { name: string }
  twoStepOff: { name: string }
  /** Staff, or the operator, took it off. */
  twoStepReset: { name: string }
  recoveryCodesNew: { name: string }
  /** Wrong codes after a right password. */
  codesTried: { name: string }
  recoveryCodeUsed: { name: string; left: number }
  /** `at` in Japan time; no device where its browser does not say. */
  newDevice: { name: string; device: string; at: string }
}

const notYou = {
  en: 'If it was not you, change your password at once, and tell your manager.',
  ru: 'Если это были не вы, сразу смените пароль и сообщите менеджеру.',
}
const hello = { en: greetingEn, ru: greetingRu }

export const twoStepMailTexts: MailTexts<TwoStepMails> = {
  en: {
    twoStepOn: ({ name }) => ({
      subject: 'Two-step sign-in is on',
      lines: [
        hello.en(name),
        'From now on your account asks for a code from your app after the password. Other devices were logged out.',
        'Keep your recovery codes where you find them without your phone.',
        notYou.en,
      ],
    }),
    twoStepOff: ({ name }) => ({
      subject: 'Two-step sign-in is off',
      lines: [hello.en(name), 'Your account asks for the password alone now.', notYou.en],
    }),
    twoStepReset: ({ name }) => ({
      subject: 'Two-step sign-in was reset',
      lines: [
        hello.en(name),
        'The company has taken the second step off your account, and logged out all your devices.',
        'Log in with your password, and set the second step up again.',
        'If you did not ask for it, tell your manager at once.',
      ],
    }),
    recoveryCodesNew: ({ name }) => ({
      subject: 'New recovery codes',
      lines: [
        hello.en(name),
        'New recovery codes were made for your account; the codes from before serve no more.',
        notYou.en,
      ],
    }),
    codesTried: ({ name }) => ({
      subject: 'Wrong codes for your account',
      lines: [
        hello.en(name),
        'Somebody entered the password of your account, and then wrong codes, five times. Nobody got in; for a quarter of an hour no code is taken.',
        notYou.en,
      ],
    }),
    recoveryCodeUsed: ({ name, left }) => ({
      subject: 'A recovery code was used',
      lines: [
        hello.en(name),
        `Somebody logged in to your account with one of its recovery codes. Codes left: ${left}.`,
        notYou.en,
      ],
    }),
    newDevice: ({ name, device, at }) => ({
      subject: 'New sign-in to your account',
      lines: [
        hello.en(name),
        `Your account was signed in to from a device it does not know: ${device || 'an unknown browser'}, ${at} Japan time.`,
        'If it was you, there is nothing to do.',
        'If it was not you, change your password at once: the other devices are logged out by it. Then tell your manager.',
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
