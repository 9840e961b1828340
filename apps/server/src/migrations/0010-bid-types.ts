import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    insert into bid_types (id, position, label_en, label_ru, description_en, description_ru) values
      (1, 1, 'RoRo', 'RoRo', 'Driven aboard a car carrier', 'Своим ходом на судно-автовоз'),
      (2, 2, 'Container', 'Контейнер', 'Shipped whole in a container', 'Целиком в контейнере'),
      (3, 3, 'Cut', 'Распил', 'Cut for parts', 'Распил на запчасти'),
      (4, 4, 'Dismantled', 'Конструктор', 'Taken apart and shipped as a kit', 'Разобран и отправлен комплектом')
    on conflict (id) do nothing;

    create index ledger_purchase on ledger (purchase_id) where purchase_id is not null;
    create index bids_placed on bids (client_id, bid_date);
  `.execute(db)
}
