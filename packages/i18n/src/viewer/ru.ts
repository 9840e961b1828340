import { common } from '../ru/common.ts'
import { lot } from '../ru/lot.ts'
import { lots } from '../ru/lots.ts'
import { commonRefusal } from '../ru/refusal-first.ts'
import { shell, viewerPages } from '../ru/shell.ts'

/** The texts on the page of a shared lot. */
export const texts = { common, lot, lots, refusal: commonRefusal, shell: { ...shell, pages: viewerPages } }
