-- A browser, or another client, with which somebody has logged in to an account: what is not here yet is new to it.
CREATE TABLE perangkat (
  perangkat_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  -- SHA-256 of the cookie by which a browser is known again; of a client without cookies, of what it calls itself.
  sidik          bytea NOT NULL,
  -- In plain words: 'Chrome di Android'.
  nama           text NOT NULL,
  pertama        timestamptz NOT NULL,
  -- Its last login.
  terakhir       timestamptz NOT NULL,
  UNIQUE (pengguna_id, sidik)
);
CREATE INDEX perangkat_sidik_idx ON perangkat (sidik);
CREATE INDEX perangkat_terakhir_idx ON perangkat (terakhir);

ALTER TABLE sesi
  -- By which its owner names it: the hash is nobody's to see.
  ADD sesi_id      integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- SHA-256 of the cookie that has to come with the token; a client that is no browser has none.
  ADD kuki_hash    bytea,
  ADD perangkat_id integer REFERENCES perangkat ON DELETE SET NULL,
  -- To within some minutes. By default for a process of before, which still opens sessions while this one starts.
  ADD terlihat     timestamptz NOT NULL DEFAULT now();
CREATE INDEX sesi_perangkat_idx ON sesi (perangkat_id);

-- Of a session of before nothing is known but its login; it goes on as it is, a session of the back office no longer than new ones.
UPDATE sesi SET terlihat = dibuat;
UPDATE sesi SET kedaluwarsa = least(kedaluwarsa, dibuat + interval '12 hours') WHERE jenis = 'kantor';
