/**
 * How words of the list are used in a sentence, one per line: name, role, English, Russian (one form, or masculine,
 * feminine, neuter and plural), and both languages for use without a noun. `remark-forms.ts` reads them. In English,
 * `{}` is what the word describes.
 */
export const wordForms = `
modifier-migi|side|right|правый/правая/правое/правые|on the right|справа
modifier-hidari|side|left|левый/левая/левое/левые|on the left|слева
modifier-furonto|side|front|передний/передняя/переднее/передние|at the front|спереди
modifier-ria|side|rear|задний/задняя/заднее/задние|at the rear|сзади
modifier-uchi|side|inner|внутренний/внутренняя/внутреннее/внутренние|inside|внутри
modifier-soto|side|outer|наружный/наружная/наружное/наружные|outside|снаружи
modifier-junsei|quality|original|штатный/штатная/штатное/штатные|original|штатное
modifier-shagai|quality|aftermarket|нештатный/нештатная/нештатное/нештатные|aftermarket|нештатное
modifier-shinpin|quality|new|новый/новая/новое/новые|new|новое
modifier-honkawa|quality|leather|кожаный/кожаная/кожаное/кожаные|leather|кожа
modifier-shita|place|underside|снизу
modifier-sentan|place|front edge|по передней кромке
modifier-zengo|place|front and rear|спереди и сзади
modifier-ryogawa|place|on both sides|с обеих сторон
modifier-zentai|scope|all over|по всему кузову
modifier-kaku|scope|on several parts|на нескольких деталях
modifier-usu|size|faint|лёгкий/лёгкая/лёгкое/лёгкие|faint|слегка
modifier-sho|size|slight|небольшой/небольшая/небольшое/небольшие|slight|слегка
modifier-chu|size|moderate|средний/средняя/среднее/средние|moderate|умеренно
modifier-dai|size|severe|сильный/сильная/сильное/сильные|severe|сильно
modifier-yo|size|needs|требуется/требуется/требуется/требуются|needed|требуется
modifier-ari|predicate|{} present|есть
modifier-tsuki|predicate|{} included|в комплекте
modifier-nashi|predicate|no {}|отсутствует/отсутствует/отсутствует/отсутствуют
modifier-ketsu|predicate|{} missing|отсутствует/отсутствует/отсутствует/отсутствуют
modifier-furyo|predicate|{} faulty|неисправен/неисправна/неисправно/неисправны
modifier-fudo|predicate|{} not working|не работает/не работает/не работает/не работают
modifier-fuka|predicate|{} not possible|невозможен/невозможна/невозможно/невозможны
modifier-fumei|predicate|{} unknown|неизвестен/неизвестна/неизвестно/неизвестны
modifier-zumi|predicate|{} done|выполнен/выполнена/выполнено/выполнены
modifier-yowai|predicate|{} weak|слабый/слабая/слабое/слабые
modifier-kikiyowai|predicate|{} works poorly|работает слабо/работает слабо/работает слабо/работают слабо
modifier-ato|predicate|{}, traces visible|, видны следы
modifier-reki|predicate|{}, in the past|, было ранее
modifier-o-tasu|predicate|{} (many)|(много)
modifier-sho-2|predicate|{} (few)|(мало)
modifier-hoka|predicate|{}, and others|и другое
`
