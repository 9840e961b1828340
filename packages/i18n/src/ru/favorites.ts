import type { favorites as en } from '../en/favorites.ts'
import type { Translated } from '../locale.ts'

export const favorites = {
  control: 'Избранное',
  group: 'Группа {{group}}',
  choose: 'Добавить в избранное',
  remove: 'Убрать из группы {{group}}',
  failed: 'Избранное не изменено',
  groups: 'Группы избранного',
  total_one: '{{shown}} лот, групп: {{groups}}',
  total_few: '{{shown}} лота, групп: {{groups}}',
  total_many: '{{shown}} лотов, групп: {{groups}}',
  total_other: '{{shown}} лота, групп: {{groups}}',
  moveAll: 'Переместить все',
  ended: {
    remove: 'Убрать завершённые',
    title: 'Убрать завершённые лоты',
    text_one: '{{shown}} завершённый лот уйдёт из группы {{group}}.',
    text_few: '{{shown}} завершённых лота уйдут из группы {{group}}.',
    text_many: '{{shown}} завершённых лотов уйдут из группы {{group}}.',
    text_other: '{{shown}} завершённого лота уйдут из группы {{group}}.',
    confirm: 'Убрать',
  },
  times: { label: 'Торги', all: 'Все', today: 'Сегодня', upcoming: 'Впереди', ended: 'Завершены' },
  kinds: {
    label: 'Вид',
    all: 'Все',
    auction: 'Авто',
    bike: 'Мото',
    mech: 'Спецтехника',
    stock: 'Фикс. цена',
  },
  kept: 'Завершённые лоты остаются {{days}} дней с результатом.',
  empty: {
    title: 'В группе {{group}} пока ничего нет',
    text: 'Нажмите звезду у лота, и он появится здесь.',
    kind: 'В этой группе нет таких лотов.',
    action: 'Автоаукционы',
  },
  hours: '{{hours}} ч',
} satisfies Translated<typeof en>
