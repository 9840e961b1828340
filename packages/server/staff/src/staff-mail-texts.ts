import { greetingEn, greetingRu } from '@seriba/server-account/name-in-mail'
import type { MailTexts } from '@seriba/server-kit/mail-texts'

/** Emails about colleagues. */
export type StaffMails = {
  staffInvitation: { name: string; by: string; url: string; twoStep: boolean }
  /** To the colleague whose role or rights changed, and to the owners. */
  staffRights: { name: string; person: string; by: string; reason: string }
  /** To the old address of a colleague's account, and to its new one. */
  staffEmailChanged: { name: string; by: string; email: string; signInUrl: string }
  /** To the owners. */
  colleagueEmailChanged: { name: string; person: string; by: string; before: string; email: string }
  /** To a client whose manager has left. */
  managerChanged: { name: string; manager: string }
}

export const staffMailTexts: MailTexts<StaffMails> = {
  en: {
    staffInvitation: ({ name, by, url, twoStep }) => ({
      subject: 'You’re invited to join the staff',
      lines: [
        greetingEn(name),
        twoStep
          ? `${by} has opened an account for you. Choose its password; you will set up the second step when you first log in.`
          : `${by} has opened an account for you. Choose its password.`,
        { text: 'Choose a password', href: url, main: true },
        'The link works once, for three days. After that, ask for another invitation.',
      ],
    }),
    staffRights: ({ name, person, by, reason }) => ({
      subject: `Role and rights of ${person} were changed`,
      lines: [
        greetingEn(name),
        `${by} has changed what ${person} may do here. It applies from their next click, without logging in again.`,
        `Reason: ${reason}`,
      ],
    }),
    staffEmailChanged: ({ name, by, email, signInUrl }) => ({
      subject: 'Your email address was changed',
      lines: [
        greetingEn(name),
        `${by} has changed the email address of your account to ${email}. Log in with it from now on; your password stays the same.`,
        { text: 'Log in', href: signInUrl, main: true },
        'If you didn’t expect this, tell an owner of the company right away.',
      ],
    }),
    colleagueEmailChanged: ({ name, person, by, before, email }) => ({
      subject: `The email address of ${person} was changed`,
      lines: [
        greetingEn(name),
        `${by} has changed the email address of ${person} from ${before} to ${email}. Links to a new password will go there.`,
      ],
    }),
    managerChanged: ({ name, manager }) => ({
      subject: 'You have a new manager',
      lines: [
        greetingEn(name),
        `${manager} is now your manager. Your bids, orders and purchases stay as they are.`,
      ],
    }),
  },
  ru: {
    staffInvitation: ({ name, by, url, twoStep }) => ({
      subject: 'Приглашение в систему',
      lines: [
        greetingRu(name),
        twoStep
          ? `Для вас открыта учётная запись, её создал сотрудник ${by}. Задайте пароль; второй шаг входа настраивается при первом входе.`
          : `Для вас открыта учётная запись, её создал сотрудник ${by}. Задайте пароль.`,
        { text: 'Задать пароль', href: url, main: true },
        'Ссылка действует один раз, три дня. Потом попросите новое приглашение.',
      ],
    }),
    staffRights: ({ name, person, by, reason }) => ({
      subject: `Изменены роль и права: ${person}`,
      lines: [
        greetingRu(name),
        `${by} меняет права сотрудника ${person}. Изменения действуют сразу, входить заново не нужно.`,
        `Причина: ${reason}`,
      ],
    }),
    staffEmailChanged: ({ name, by, email, signInUrl }) => ({
      subject: 'Адрес электронной почты изменён',
      lines: [
        greetingRu(name),
        `${by} меняет адрес электронной почты вашей учётной записи на ${email}. Теперь входите с этим адресом; пароль остался прежним.`,
        { text: 'Войти', href: signInUrl, main: true },
        'Если вы этого не ожидали, сразу сообщите владельцу компании.',
      ],
    }),
    colleagueEmailChanged: ({ name, person, by, before, email }) => ({
      subject: `Изменён адрес электронной почты: ${person}`,
      lines: [
        greetingRu(name),
        `${by} меняет адрес электронной почты сотрудника ${person}: был ${before}, стал ${email}. Ссылки на новый пароль будут приходить туда.`,
      ],
    }),
    managerChanged: ({ name, manager }) => ({
      subject: 'У вас новый менеджер',
      lines: [
        greetingRu(name),
        `Теперь с вами работает ${manager}. Ваши ставки, заказы и покупки остаются без изменений.`,
      ],
    }),
  },
}
