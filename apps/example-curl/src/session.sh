#!/bin/sh
# Creates a checkout session, and prints the answer: PAY_URL=https://pay.example MERCHANT_KEY=key ./session.sh 1001 49.90
set -eu

# curl ends with 22 if the answer is an error.
curl --silent --show-error --fail-with-body "$PAY_URL/api/v1/session" \
  --header 'Content-Type: application/json' --data-binary @- <<JSON
{
  "merchant_key": "$MERCHANT_KEY",
  "operation": "purchase",
  "methods": ["card"],
  "parameters": { "card": { "descriptor": "Order $1" } },
  "order": { "number": "$1", "amount": "$2", "currency": "EUR", "description": "Order $1" },
  "success_url": "https://shop.example/done",
  "cancel_url": "https://shop.example/cart"
}
JSON
