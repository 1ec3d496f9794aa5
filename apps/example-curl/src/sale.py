"""Sends a sale, and prints the answer: PAY_URL=https://s2s.pay.example CLIENT_KEY=key python3 sale.py 1001 49.90"""

import json
import os
import sys
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import urlopen

order, amount = sys.argv[1:]
sale = {
    "action": "SALE",
    "client_key": os.environ["CLIENT_KEY"],
    "brand": "naps",
    "order_id": order,
    "order_amount": amount,
    "order_currency": "EUR",
    "order_description": f"Order {order}",
}
try:
    with urlopen(os.environ["PAY_URL"] + "/post-va", urlencode(sale).encode(), timeout=10) as response:
        print(response.read().decode())
except HTTPError as error:
    answer = error.read().decode()
    print(answer)
    for mistake in json.loads(answer).get("errors", []):
        print(mistake["detail"], mistake.get("hint", ""), file=sys.stderr)
    sys.exit(22)  # as curl does
except URLError as error:
    sys.exit(str(error.reason))
