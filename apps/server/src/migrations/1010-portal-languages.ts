import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Those that the company offers, in this order; an empty table offers all.
    create table portal_languages (id int primary key, place int not null);
    insert into portal_languages values (692, 1), (693, 2);

    -- What a client chose that is not offered; language is then one that is.
    alter table users add column chosen_language int;

    create function keep_offered_language() returns trigger language plpgsql as $$
    declare
      kept boolean := tg_op = 'UPDATE' and new.language = old.language;
    begin
      if new.user_type = 3 then
        if kept then new.language := coalesce(old.chosen_language, new.language); end if;
        new.chosen_language := null;
      elsif exists (select from portal_languages)
        and not exists (select from portal_languages where id = new.language) then
        new.chosen_language := new.language;
        new.language := (select id from portal_languages order by place limit 1);
      -- Saved with the language they have already, a client has chosen nothing else.
      elsif not kept then
        new.chosen_language := null;
      end if;
      return new;
    end $$;
    create trigger users_keep_offered_language
      before insert or update of language, user_type on users
      for each row execute function keep_offered_language();
  `.execute(db)
}
