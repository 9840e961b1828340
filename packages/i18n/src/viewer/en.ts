import { common } from '../en/common.ts'
import { lot } from '../en/lot.ts'
import { lots } from '../en/lots.ts'
import { commonRefusal } from '../en/refusal-first.ts'
import { shell, viewerPages } from '../en/shell.ts'

/** The texts on the page of a shared lot. */
export const texts = { common, lot, lots, refusal: commonRefusal, shell: { ...shell, pages: viewerPages } }
