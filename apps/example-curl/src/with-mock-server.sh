#!/bin/sh
# Runs a command with a mock server, as Docker Compose does with a health check: ./with-mock-server.sh ./session.sh 1001 49.90
set -eu

PAY_URL="http://127.0.0.1:${PORT:-8422}"
export PAY_URL
${PG_LINT:-npx pg-lint} serve --port "${PORT:-8422}" >&2 &
trap 'kill $!' EXIT
curl --silent --show-error --fail --output /dev/null --retry 30 --retry-connrefused --retry-delay 1 "$PAY_URL/"
"$@"
