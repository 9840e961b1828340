import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Objects in the bucket that no row refers to: uploads in progress, and deleted files. A job deletes them.
    create table loose_objects (
      key text primary key,
      since timestamptz not null default now()
    );
    create index loose_objects_since on loose_objects (since);

    -- However a row is written or deleted, an object either belongs to a row or is loose.
    create function follow_object() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.object_key is not null
        and (tg_op = 'DELETE' or new.object_key is distinct from old.object_key) then
        insert into loose_objects (key) values (old.object_key)
          on conflict (key) do update set since = now();
      end if;
      if tg_op <> 'DELETE' and new.object_key is not null
        and (tg_op = 'INSERT' or new.object_key is distinct from old.object_key) then
        delete from loose_objects where key = new.object_key;
        if not found then
          raise exception 'the object % is not there any longer', new.object_key;
        end if;
      end if;
      return null;
    end $$;
  `.execute(db)
  const tables = [
    { name: 'translation_files', bytes: 'body', forgets: false },
    { name: 'payment_files', bytes: 'body', forgets: true },
    { name: 'purchase_documents', bytes: 'body', forgets: true },
    { name: 'client_papers', bytes: 'bytes', forgets: true },
  ]
  for (const { name, bytes, forgets } of tables) {
    const table = sql.table(name)
    await sql`
      -- Where the bytes are, if they are not in the row.
      alter table ${table}
        add column object_key text,
        add check (object_key is null or ${sql.ref(bytes)} = '')
        ${forgets ? sql`, add check (object_key is null or deleted_at is null)` : sql``};
    `.execute(db)
    await sql`
      create trigger follow_object after insert or delete or update of object_key on ${table}
        for each row execute function follow_object()
    `.execute(db)
  }
}
