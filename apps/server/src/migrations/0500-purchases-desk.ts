import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- When a purchase reached each of its statuses, and who moved it; null is Processing.
    create table purchase_steps (
      id bigint generated always as identity primary key,
      purchase_id integer not null references purchases on delete cascade,
      status smallint,
      at timestamptz not null default now(),
      by integer references users on delete set null
    );
    create index purchase_steps_of_purchase on purchase_steps (purchase_id, id);
    insert into purchase_steps (purchase_id, status, at) select id, null, purchased_at from purchases;
    insert into purchase_steps (purchase_id, status, at, by)
      select p.id, (a.after->>'status')::smallint, a.at, a.actor_id
      from audit a join purchases p on p.id::text = a.entity_id
      where a.entity = 'purchase' and a.action = 'purchase.status'
      order by a.id;

    -- A ship's trip from one port to another; days are Japanese.
    create table voyages (
      id integer generated always as identity primary key,
      line text not null,
      ship text not null,
      number text not null,
      from_port text not null,
      to_port text not null,
      cut_off date,
      etd date not null,
      eta date not null check (eta >= etd),
      -- Cars booked on it; null if nobody counts.
      capacity integer check (capacity >= 0),
      version integer not null default 1,
      created_by integer references users on delete set null,
      created_at timestamptz not null default now(),
      unique (ship, number, from_port, to_port)
    );

    create table consignees (
      id integer generated always as identity primary key,
      client_id integer not null references users on delete cascade,
      full_name text not null,
      company text,
      address text not null,
      country_id integer not null,
      city text,
      port text,
      telephone text not null,
      email text not null,
      payment_method text,
      created_at timestamptz not null default now()
    );
    create index consignees_of_client on consignees (client_id, id);

    alter table purchases
      -- When it reached its status.
      add column status_at timestamptz not null default now(),
      -- The amount of each line at the win, in yen.
      add column at_win jsonb,
      -- The lines that make up the other costs: label and yen.
      add column other_lines jsonb not null default '[]',
      add column finances_version integer not null default 1,
      -- In yen, for a resold car.
      add column resale_amount bigint check (resale_amount >= 0),
      add column resale_penalty bigint check (resale_penalty >= 0),
      add column note text not null default '',
      add column staff_note text not null default '',
      add column note_version integer not null default 1,
      add column note_by integer references users on delete set null,
      add column note_at timestamptz,
      add column bl_number text,
      add column container_no text,
      add column voyage_id integer references voyages,
      add column consignee_id integer references consignees,
      -- Null means the consignee.
      add column notify_party_id integer references consignees;

    update purchases p set
      status_at = coalesce(
        (select max(s.at) from purchase_steps s where s.purchase_id = p.id), p.purchased_at
      ),
      at_win = jsonb_build_object(
        'price', price, 'agentFee', agent_fee, 'delivery', delivery, 'other', other, 'freight', freight
      );

    create index purchases_client_bought on purchases (client_id, purchased_at, id);
    create index purchases_bought on purchases (purchased_at desc, id desc);
    create index purchases_voyage on purchases (voyage_id) where voyage_id is not null;
    create index purchases_consignee on purchases (consignee_id) where consignee_id is not null;
    create index ledger_of_purchase on ledger (purchase_id, id) where purchase_id is not null;

    -- What staff have requested from the client.
    create table purchase_wants (
      purchase_id integer not null references purchases on delete cascade,
      -- A document type, or 'consignee'.
      what text not null,
      asked_at timestamptz not null default now(),
      asked_by integer references users on delete set null,
      primary key (purchase_id, what)
    );

    create table purchase_documents (
      id bigint generated always as identity primary key,
      purchase_id integer not null references purchases on delete cascade,
      type text not null,
      name text not null,
      extension text not null,
      -- Empty once it is deleted.
      body bytea not null,
      size integer not null check (size > 0),
      sha256 text not null,
      by integer references users on delete set null,
      by_client boolean not null,
      -- Whether the client can see it; they can always see what they sent.
      visible boolean not null default true,
      state text not null default 'new' check (state in ('new', 'checked', 'refused')),
      -- The reason for refusing it, as shown to the client.
      reason text,
      checked_by integer references users on delete set null,
      checked_at timestamptz,
      at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index purchase_documents_of_purchase on purchase_documents (purchase_id, id) where deleted_at is null;
    -- Files are already compressed.
    alter table purchase_documents alter column body set storage external;

    alter table ledger drop constraint ledger_purpose_check;
    alter table ledger add constraint ledger_purpose_check
      check (purpose in ('deposit', 'refund', 'charge', 'correction', 'chargeBack', 'resale', 'penalty')) not valid
  `.execute(db)
}
