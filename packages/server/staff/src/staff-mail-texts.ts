import { greetingEn, greetingRu } from '@seriba/server-account/name-in-mail'
import type { MailTexts } from '@seriba/server-kit/mail-texts'

/** Mails about who works here. */
export type StaffMails = {
  staffInvitation: { name: string; by: string; url: string; twoStep: boolean }
  /** To the colleague whose role or rights changed, and to the owners. */
  staffRights: { name: string; person: string; by: string; reason: string }
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
    managerChanged: ({ name, manager }) => ({
      subject: 'У вас новый менеджер',
      lines: [
        greetingRu(name),
        `Теперь с вами работает ${manager}. Ваши ставки, заказы и покупки остаются без изменений.`,
      ],
    }),
  },
}
