curl 'https://pay.example/api/v1/session' \
  -H 'Content-Type: application/json' \
  --data-raw $'{"merchant_key":"test-key","operation":"purchase","methods":["card","vcard"],"order":{"number":"1001","amount":"19.9","currency":"EUR","description":"Two customer\u0027s cups"},"cancel_url":"https://shop.example/cancel","success_url":"https://shop.example/done","hash":"signature"}' \
  --compressed
