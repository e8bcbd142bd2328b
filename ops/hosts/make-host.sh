#!/bin/sh
# Writes the settings of etcd, Patroni, PgBouncer and HAProxy on one of three Debian 13 hosts, for the units of Debian's packages:
#   sh ops/hosts/make-host.sh <1|2|3> hosts.env
# Run it as root from the shop's folder (docs/operations.md, "Three Debian hosts"). With a third argument the files are written below
# that folder instead of /.
set -eu

number=$1
. "$(realpath "$2")"
root=${3:-}
for name in HOST1 HOST2 HOST3 DATABASE_PASSWORD DATABASE_OWNER_PASSWORD PATRONI_PASSWORD; do
  eval "value=\${$name:-}"
  case $value in
  '' | *[!A-Za-z0-9.]*) echo "$name in $2 must be set, with letters, digits and dots only." >&2 && exit 1 ;;
  esac
done
case $number in
1 | 2 | 3) eval "own=\$HOST$number" ;;
*) echo "The first argument is the number of this host: 1, 2 or 3." >&2 && exit 1 ;;
esac

# Passwords are in some of the files. systemd reads the environment files as root.
umask 077
mkdir -p "$root/etc/default" "$root/etc/patroni" "$root/etc/haproxy" "$root/etc/pgbouncer"
chmod 755 "$root/etc/default" "$root/etc/patroni" "$root/etc/haproxy" "$root/etc/pgbouncer"
write() { cat >"$root/etc/$1"; }

write default/etcd <<END
ETCD_NAME=host$number
ETCD_DATA_DIR=/var/lib/etcd/kerapusehat
ETCD_LISTEN_CLIENT_URLS=http://$own:2379,http://127.0.0.1:2379
ETCD_ADVERTISE_CLIENT_URLS=http://$own:2379
ETCD_LISTEN_PEER_URLS=http://$own:2380
ETCD_INITIAL_ADVERTISE_PEER_URLS=http://$own:2380
ETCD_INITIAL_CLUSTER=host1=http://$HOST1:2380,host2=http://$HOST2:2380,host3=http://$HOST3:2380
ETCD_INITIAL_CLUSTER_TOKEN=kerapusehat
END

write patroni_env.conf <<END
PATRONI_NAME=host$number
PATRONI_CONFIG_FILE=/etc/patroni/config.yml
PATRONI_ETCD3_HOSTS="$HOST1:2379,$HOST2:2379,$HOST3:2379"
PATRONI_RESTAPI_CONNECT_ADDRESS=$own:8008
PATRONI_RESTAPI_USERNAME=patroni
PATRONI_RESTAPI_PASSWORD=$PATRONI_PASSWORD
PATRONI_POSTGRESQL_CONNECT_ADDRESS=$own:5432
PATRONI_SUPERUSER_PASSWORD=$PATRONI_PASSWORD
PATRONI_REPLICATION_PASSWORD=$PATRONI_PASSWORD
PATRONI_REWIND_PASSWORD=$PATRONI_PASSWORD
KERAPUSEHAT_PASSWORD=$DATABASE_PASSWORD
KERAPUSEHAT_OWNER_PASSWORD=$DATABASE_OWNER_PASSWORD
END

write default/haproxy <<END
TOKO1=$HOST1
TOKO2=$HOST2
TOKO3=$HOST3
DB1=$HOST1
DB2=$HOST2
DB3=$HOST3
END

write pgbouncer/userlist.txt <<END
"kerapusehat" "$DATABASE_PASSWORD"
END

# Of the shop's settings only those of its databases and proxies. The others, and the key for S3, are added by hand.
test -e "$root/etc/kerapusehat.env" || write kerapusehat.env <<END
DATABASE_URL=postgres://kerapusehat:$DATABASE_PASSWORD@127.0.0.1:6432/kerapusehat
DATABASE_DIRECT_URL=postgres://kerapusehat:$DATABASE_PASSWORD@127.0.0.1:5000/kerapusehat
DATABASE_OWNER_URL=postgres://kerapusehat_pemilik:$DATABASE_OWNER_PASSWORD@127.0.0.1:5000/kerapusehat
TRUST_PROXY=$HOST1, $HOST2, $HOST3
DRAIN_SECONDS=5
HOST=0.0.0.0
END

install -m 0644 ops/patroni/patroni.yaml "$root/etc/patroni/config.yml"
install -m 0755 ops/patroni/make-database.sh "$root/etc/patroni/make-database.sh"
install -m 0644 ops/haproxy/haproxy.cfg "$root/etc/haproxy/haproxy.cfg"
install -m 0644 ops/pgbouncer/pgbouncer.ini "$root/etc/pgbouncer/pgbouncer.ini"
# PgBouncer runs as postgres in Debian.
if [ "$(id -u)" = 0 ] && getent passwd postgres >/dev/null; then chown postgres "$root/etc/pgbouncer/userlist.txt"; fi
