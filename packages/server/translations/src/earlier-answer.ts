import { sql } from 'kysely'

/**
 * The last answer about the same car on a lot other than `l`, joined as `earlier`: for the same sheet, or for the same
 * chassis number if it is complete. Its files belong to that lot and stay there.
 */
export const earlierAnswer = sql`lateral (
  select jsonb_build_object(
    'text_en', a.text_en, 'text_ru', a.text_ru, 'by', u.full_name,
    'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'lotNo', o.lot_no, 'auctionName', o.auction, 'because', same.because
  ) as answer
  from (
    select o.lot_id as id, 'sheet' as because
    from sheet_reading_lots r join sheet_reading_lots o on o.reading_id = r.reading_id
    where r.lot_id = l.id and r.address = l.auction_sheet
    union all
    -- The same picture, even if no machine has read it.
    select o.lot_id, 'sheet' from translation_answers o where o.sheet = l.auction_sheet
    union all
    select o.id, 'chassis' from lots o
    where o.kind = l.kind and o.maker = l.maker and o.model = l.model and o.chassis_code = l.chassis_code
      and o.chassis = l.chassis and l.chassis ~ '[0-9]{6}'
  ) same
  join lots o on o.id = same.id
  join translation_answers a on a.lot_id = o.id
  left join users u on u.id = a.answered_by
  where same.id <> l.id and (a.text_en <> '' or a.text_ru <> '')
  order by a.id desc, same.because desc limit 1
) earlier`
