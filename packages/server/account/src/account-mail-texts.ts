import type { MailTexts } from '@seriba/server-kit/mail-texts'
import { greetingEn, greetingRu } from './name-in-mail.ts'

/** Emails about an account itself. */
export type AccountMails = {
  verifyEmail: { name: string; url: string }
  /** For a further form, with the Japanese time at which it was sent. */
  verifyEmailAgain: { name: string; at: string; url: string }
  /** To the owner of an address that somebody signed up with again. */
  accountExists: { signInUrl: string; resetUrl: string }
  resetPassword: { name: string; url: string }
  /** To open an account for which there is more than one form. */
  choosePassword: { name: string; url: string }
  passwordChanged: { name: string }
  /** To somebody who has chosen their first password. */
  passwordSet: { name: string }
  /** To somebody for whom staff have opened an account. */
  invitation: { name: string; url: string }
  /** To the address that the company has named for news of new clients. */
  clientSignedUp: { client: string; email: string; url: string }
  /** To an account's old address, and to its new one. */
  emailChanged: { name: string; email: string; signInUrl: string }
}

export const accountMailTexts: MailTexts<AccountMails> = {
  en: {
    verifyEmail: ({ name, url }) => ({
      subject: 'Confirm your email address',
      lines: [
        greetingEn(name),
        'Please confirm that this address is yours to activate your account.',
        { text: 'Confirm email', href: url, main: true },
        'The link works once, for 48 hours. If you didn’t ask for an account, ignore this email and none will be opened.',
      ],
    }),
    verifyEmailAgain: ({ name, at, url }) => ({
      subject: 'Confirm your email address',
      lines: [
        greetingEn(name),
        `Someone signed up with this address again on ${at}, Japan time. This link activates the account with that password.`,
        { text: 'Confirm email', href: url, main: true },
        'The link works once, for 48 hours. If it wasn’t you, don’t use it: the link from your own sign-up still works.',
      ],
    }),
    accountExists: ({ signInUrl, resetUrl }) => ({
      subject: 'You already have an account',
      lines: [
        'Someone signed up with this address. You already have an account, and nothing has changed.',
        { text: 'Log in', href: signInUrl, main: true },
        { text: 'Choose a new password', href: resetUrl },
        'If it wasn’t you, there is nothing to do.',
      ],
    }),
    resetPassword: ({ name, url }) => ({
      subject: 'Choose a new password',
      lines: [
        greetingEn(name),
        'You asked for a new password.',
        { text: 'Choose a new password', href: url, main: true },
        'The link works once, for one hour. If you didn’t ask for it, ignore this email and your password will stay the same.',
      ],
    }),
    choosePassword: ({ name, url }) => ({
      subject: 'Confirm your email address',
      lines: [
        greetingEn(name),
        'This address was used to sign up more than once. Choose a password to activate the account.',
        { text: 'Choose a password', href: url, main: true },
        'The link works once, for one hour. If you didn’t ask for an account, ignore this email and none will be opened.',
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'Your password was changed',
      lines: [
        greetingEn(name),
        'The password of your account was changed, and other devices were logged out.',
        'If it wasn’t you, use “Forgot password” on the login page right away and tell your manager.',
      ],
    }),
    passwordSet: ({ name }) => ({
      subject: 'Your password is set',
      lines: [
        greetingEn(name),
        'A password has been chosen for your account. Log in with it and this email address.',
        'If it wasn’t you who chose it, tell us right away.',
      ],
    }),
    invitation: ({ name, url }) => ({
      subject: 'Your account is ready',
      lines: [
        greetingEn(name),
        'Your manager has opened an account for you. Choose its password, then log in with this email address.',
        { text: 'Choose a password', href: url, main: true },
        'The link works once, for two days. After that, “Forgot password” on the login page will send you another.',
      ],
    }),
    clientSignedUp: ({ client, email, url }) => ({
      subject: `New client: ${client}`,
      lines: [
        `${client} (${email}) has signed up and confirmed the address. No manager is assigned yet.`,
        { text: 'Open the client', href: url, main: true },
      ],
    }),
    emailChanged: ({ name, email, signInUrl }) => ({
      subject: 'Your email address was changed',
      lines: [
        greetingEn(name),
        `Your manager has changed the email address of your account to ${email}. Log in with it from now on; your password stays the same.`,
        { text: 'Log in', href: signInUrl, main: true },
        'If you didn’t ask for this, tell your manager right away.',
      ],
    }),
  },
  ru: {
    verifyEmail: ({ name, url }) => ({
      subject: 'Подтвердите адрес электронной почты',
      lines: [
        greetingRu(name),
        'Подтвердите, что это ваш адрес. После этого учётная запись откроется.',
        { text: 'Подтвердить адрес', href: url, main: true },
        'Ссылка действует один раз в течение 48 часов. Если вы не регистрировались, ничего делать не нужно: учётная запись не откроется.',
      ],
    }),
    verifyEmailAgain: ({ name, at, url }) => ({
      subject: 'Подтвердите адрес электронной почты',
      lines: [
        greetingRu(name),
        `С этим адресом снова регистрировались ${at} по японскому времени. Ссылка откроет учётную запись с паролем из этой анкеты.`,
        { text: 'Подтвердить адрес', href: url, main: true },
        'Ссылка действует один раз в течение 48 часов. Если эту анкету отправили не вы, не открывайте её: ссылка из письма к вашей анкете ещё действует.',
      ],
    }),
    accountExists: ({ signInUrl, resetUrl }) => ({
      subject: 'У вас уже есть учётная запись',
      lines: [
        'Кто-то регистрировался с этим адресом. Учётная запись уже есть, в ней ничего не изменилось.',
        { text: 'Войти', href: signInUrl, main: true },
        { text: 'Задать новый пароль', href: resetUrl },
        'Если это были не вы, ничего делать не нужно.',
      ],
    }),
    resetPassword: ({ name, url }) => ({
      subject: 'Новый пароль',
      lines: [
        greetingRu(name),
        'Вы запросили новый пароль.',
        { text: 'Задать новый пароль', href: url, main: true },
        'Ссылка действует один раз в течение часа. Если это были не вы, ничего делать не нужно: пароль останется прежним.',
      ],
    }),
    choosePassword: ({ name, url }) => ({
      subject: 'Подтвердите адрес электронной почты',
      lines: [
        greetingRu(name),
        'С этим адресом регистрировались несколько раз. Задайте пароль, и учётная запись откроется с ним.',
        { text: 'Задать пароль', href: url, main: true },
        'Ссылка действует один раз в течение часа. Если вы не регистрировались, ничего делать не нужно: учётная запись не откроется.',
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'Пароль изменён',
      lines: [
        greetingRu(name),
        'Пароль вашей учётной записи изменён, на других устройствах выполнен выход.',
        'Если это были не вы, сразу нажмите «Забыли пароль» на странице входа и сообщите менеджеру.',
      ],
    }),
    passwordSet: ({ name }) => ({
      subject: 'Пароль задан',
      lines: [
        greetingRu(name),
        'Для вашей учётной записи задан пароль. Входите с ним и с этим адресом электронной почты.',
        'Если его задали не вы, сразу сообщите нам.',
      ],
    }),
    invitation: ({ name, url }) => ({
      subject: 'Ваша учётная запись готова',
      lines: [
        greetingRu(name),
        'Менеджер открыл для вас учётную запись. Задайте пароль и входите с этим адресом электронной почты.',
        { text: 'Задать пароль', href: url, main: true },
        'Ссылка действует один раз в течение двух дней. Позже новую пришлёт «Забыли пароль» на странице входа.',
      ],
    }),
    clientSignedUp: ({ client, email, url }) => ({
      subject: `Новый клиент: ${client}`,
      lines: [
        `Регистрация подтверждена: ${client} (${email}). Менеджер ещё не назначен.`,
        { text: 'Открыть клиента', href: url, main: true },
      ],
    }),
    emailChanged: ({ name, email, signInUrl }) => ({
      subject: 'Адрес электронной почты изменён',
      lines: [
        greetingRu(name),
        `Менеджер изменил адрес электронной почты вашей учётной записи на ${email}. Теперь входите с этим адресом; пароль остался прежним.`,
        { text: 'Войти', href: signInUrl, main: true },
        'Если вы об этом не просили, сразу сообщите менеджеру.',
      ],
    }),
  },
}
