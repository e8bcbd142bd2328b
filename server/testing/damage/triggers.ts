/**
 * Returns SQL that disables or enables the shop's own triggers, or those whose function starts with a name. Keys and checks stay, and
 * so does the record of other programs.
 */
export const triggersSql = (change: 'DISABLE' | 'ENABLE', start = ''): string => `
  DO $$ DECLARE perintah text; BEGIN
    FOR perintah IN SELECT format('ALTER TABLE %s ${change} TRIGGER %I', tgrelid::regclass, tgname)
      FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid WHERE NOT tgisinternal AND tgname <> 'ubahan_luar' AND starts_with(proname, '${start}')
    LOOP EXECUTE perintah; END LOOP;
  END $$`
