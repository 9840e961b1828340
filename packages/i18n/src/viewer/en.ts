import { common } from '../en/common.ts'
import { lot } from '../en/lot.ts'
import { lots } from '../en/lots.ts'
import { commonRefusal } from '../en/refusal-first.ts'
import { shell, viewerPages } from '../en/shell.ts'

/** What the page of a shared lot says. */
export const texts = { common, lot, lots, refusal: commonRefusal, shell: { ...shell, pages: viewerPages } }
