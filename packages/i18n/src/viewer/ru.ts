import { common } from '../ru/common.ts'
import { lot } from '../ru/lot.ts'
import { lots } from '../ru/lots.ts'
import { commonRefusal } from '../ru/refusal-first.ts'
import { shell, viewerPages } from '../ru/shell.ts'

/** What the page of a shared lot says. */
export const texts = { common, lot, lots, refusal: commonRefusal, shell: { ...shell, pages: viewerPages } }
