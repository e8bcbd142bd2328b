-- A statement that changes rows through another program than the shop and its tools is recorded, once per minute: the doctor reports it.
CREATE TABLE ubahan_luar (
  menit    timestamptz NOT NULL, -- fixed
  tabel    text NOT NULL, -- fixed
  perintah text NOT NULL, -- fixed
  -- Role and name of the program of the database connection.
  peran    text NOT NULL, -- fixed
  program  text NOT NULL, -- fixed
  PRIMARY KEY (menit, tabel, perintah, peran, program)
);
CREATE TRIGGER ubahan_luar_tetap BEFORE UPDATE OR DELETE OR TRUNCATE ON ubahan_luar
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_tulis_ulang();

-- With the owner's rights: a role that may write to another table may not be one that may write here.
CREATE FUNCTION catat_ubahan_luar() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ubahan_luar VALUES
    (date_trunc('minute', clock_timestamp()), TG_TABLE_NAME, TG_OP, session_user, current_setting('application_name'))
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- ALWAYS: also if a session turned triggers off, and a trigger that was disabled and enabled again is none.
DO $$
DECLARE
  tabel text;
BEGIN
  -- Not the tables of extensions, which have other owners.
  FOR tabel IN SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'ubahan_luar' AND pg_has_role(relowner, 'USAGE')
  LOOP
    EXECUTE format('CREATE TRIGGER ubahan_luar AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT
      WHEN (NOT starts_with(current_setting(''application_name''), ''kerapusehat'')) EXECUTE FUNCTION catat_ubahan_luar()', tabel);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER ubahan_luar', tabel);
  END LOOP;
END $$;
