<?php

// Sends a sale, and prints the answer: PAY_URL=https://s2s.pay.example CLIENT_KEY=key php sale.php 1001 49.90
declare(strict_types=1);

[, $order, $amount] = $argv;
$sale = [
    'action' => 'SALE',
    'client_key' => getenv('CLIENT_KEY'),
    'brand' => 'naps',
    'order_id' => $order,
    'order_amount' => $amount,
    'order_currency' => 'EUR',
    'order_description' => "Order $order",
];
$request = curl_init(getenv('PAY_URL') . '/post-va');
curl_setopt_array($request, [CURLOPT_POSTFIELDS => http_build_query($sale), CURLOPT_RETURNTRANSFER => true]);
$answer = curl_exec($request);
if ($answer === false) {
    fwrite(STDERR, curl_error($request) . PHP_EOL);
    exit(1);
}
echo $answer;
foreach (json_decode($answer, true)['errors'] ?? [] as $mistake) {
    fwrite(STDERR, $mistake['detail'] . ' ' . ($mistake['hint'] ?? '') . PHP_EOL);
}
// As curl does.
exit(curl_getinfo($request, CURLINFO_RESPONSE_CODE) < 400 ? 0 : 22);
