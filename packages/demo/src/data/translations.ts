type DemoTranslation = {
  /** From the demo client, or from somebody else. */
  mine: boolean
  language: 'EN' | 'RU'
  question: string
  minutesAgo: number
  /** The client’s manager has taken it. */
  taken?: true
  answer?: { text_en: string; text_ru: string; minutesAgo: number }
}

/** Sheets that clients want read before the lots are sold; a few have been. */
export const demoTranslations: readonly DemoTranslation[] = [
  {
    mine: true,
    language: 'EN',
    question: 'Is there any rust, and was the windshield changed?',
    minutesAgo: 190,
    answer: {
      text_en:
        'One owner, non-smoker, warranty book and manual present.\n\n- G stone chip on the windshield, can be filled\n- A1 left front door, A1 right rear door\n- W1 left rear fender repaired, hardly visible\n\nUnderbody: surface rust S1 only. The windshield is the original one.',
      text_ru:
        'Один владелец, некурящий, сервисная книжка и руководство есть.\n\n- G скол на лобовом стекле, можно заполнить\n- A1 левая передняя дверь, A1 правая задняя дверь\n- W1 левое заднее крыло ремонтировали, почти незаметно\n\nДнище: только поверхностная ржавчина S1. Лобовое стекло родное.',
      minutesAgo: 150,
    },
  },
  { mine: true, language: 'EN', question: '', minutesAgo: 25 },
  {
    mine: false,
    language: 'RU',
    question: 'Проверьте, пожалуйста, левую заднюю дверь и работает ли люк.',
    minutesAgo: 70,
    taken: true,
  },
  { mine: false, language: 'EN', question: 'What does the seller write about the engine?', minutesAgo: 48 },
  { mine: false, language: 'RU', question: '', minutesAgo: 31 },
  {
    mine: false,
    language: 'EN',
    question: 'Please check rust underneath, and whether the spare key is there.',
    minutesAgo: 12,
  },
  { mine: false, language: 'EN', question: 'Is the mileage proven by the records book?', minutesAgo: 6 },
  {
    mine: false,
    language: 'RU',
    question: 'Есть ли следы ремонта крыши?',
    minutesAgo: 260,
    answer: { text_en: '', text_ru: 'Следов ремонта крыши в листе нет.', minutesAgo: 231 },
  },
]
