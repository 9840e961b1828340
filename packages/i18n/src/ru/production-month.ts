import type { productionMonth as en } from '../en/production-month.ts'
import type { Translated } from '../locale.ts'

export const productionMonth = {
  title: 'Месяц выпуска',
  chassis: 'Номер кузова',
  crop: 'Номер кузова на аукционном листе',
  lookUp: 'Узнать',
  loading: 'Ищем номер кузова',
  another: 'Узнать по другому номеру кузова',
  found: 'Данные о выпуске {{chassis}}',
  year: 'Год',
  fields: {
    modelCode: 'Код модели',
    modelName: 'Модель',
    gradeCode: 'Код версии',
    engineNo: 'Двигатель',
    transmission: 'Коробка',
    description: 'Описание',
    code: 'Код',
    colorCode: 'Код цвета кузова',
    trimCode: 'Код отделки',
    catalogNo: 'Номер каталога',
    productionDate: 'Дата выпуска',
    advancedCode: 'Расширенный код',
  },
} satisfies Translated<typeof en>
