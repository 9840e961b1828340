import type { views as en } from '../en/views.ts'
import type { Translated } from '../locale.ts'

export const views = {
  title: 'Сохранённые виды',
  views: 'Виды',
  current: 'Вид: {{name}}',
  own: 'Мои виды',
  shared: 'Общие виды коллег',
  isShared: 'общий',
  empty: 'Сохраните фильтры, порядок и столбцы под именем и открывайте их одним нажатием.',
  save: 'Сохранить этот вид',
  edit: 'Изменить вид «{{name}}»',
  default: 'Начинать с вида «{{name}}»',
  columns: 'Столбцы',
  name: 'Название',
  share: 'Показать коллегам',
  renew: 'Заменить тем, что показано сейчас',
  delete: 'Удалить вид',
  defaultFailed: 'Не удалось выбрать начальный вид: «{{name}}»',
  deleteFailed: 'Не удалось удалить вид «{{name}}»',
  isGone: 'Этот вид уже удалён.',
  deleteTitle: 'Удалить вид «{{name}}»?',
  deleteShared: 'Коллеги тоже перестанут его видеть.',
  deleteOwn: 'Его фильтры, порядок и столбцы пропадут.',
} satisfies Translated<typeof en>
