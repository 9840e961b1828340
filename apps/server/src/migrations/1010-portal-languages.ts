import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The languages that the company offers, in this order; if the table is empty, all of them.
    create table portal_languages (id int primary key, place int not null);
    insert into portal_languages values (692, 1), (693, 2);

    -- A client's choice that is not offered; language is then one that is.
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
      -- A client who saves the language they already have has not chosen another.
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
