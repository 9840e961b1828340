export PATH=$PWD/node_modules/.bin:$PATH:/work/main/node_modules/.seriba
DATA_DIR=/var/tmp/rows/x2 PORT=8135 timeout 60 node tooling/start/dev.ts > /var/tmp/rows/dev.log 2>&1 &
P=$!
for i in $(seq 1 50); do sleep 1; grep -q "Seriba serves" /var/tmp/rows/dev.log && break; done
cat /var/tmp/rows/dev.log | tail -20
U=$(grep -a "^portal" /var/tmp/rows/dev.log | awk '{print $2}')
echo "U=$U"
curl -s -o /dev/null -w "%{http_code}\n" $U; curl -s -o /dev/null -w "api via vite %{http_code}\n" ${U}v1/site/config
touch apps/server/src/routes.ts; sleep 8; tail -5 /var/tmp/rows/dev.log
kill -INT $P; sleep 4; ps aux | grep "dev.ts\|main.ts" | grep -v grep | grep -v "wt/[a-qs-z]" | awk '{print $2,$11,$12,$13,$14}' | head
