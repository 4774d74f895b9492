/** Webhooks reach public addresses only, however a forbidden one is spelled, and whatever a name resolves to. */
import type { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type Message, postMessage } from '../../../src/server/webhooks/postMessage.ts';
import { isPublicAddress, readWebhookUrl } from '../../../src/server/webhooks/publicAddress.ts';

/** Hosts of addresses that lead to the host itself, its network, or nowhere. */
const FORBIDDEN = [
  // Loopback, in all the spellings of IPv4 that addresses allow.
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '017700000001',
  '127.0.0.1.',
  '１２７.０.０.１',
  '%31%32%37.0.0.1',
  'localhost',
  'localhost.',
  'pos.localhost',
  '[::1]',
  // Nothing, or this network.
  '0.0.0.0',
  '0',
  '0.1.2.3',
  '[::]',
  // Private networks.
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '198.18.0.1',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fec0::1]',
  // Of a link, and what clouds tell of themselves there.
  '169.254.169.254',
  '2852039166',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '192.0.0.192',
  '100.100.100.200',
  // IPv4 within IPv6: mapped, compatible, translated, 6to4 and Teredo.
  '[::ffff:127.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:8.8.8.8]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::10.0.0.1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  // Multicast, broadcast, documentation and reserved.
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '[ff02::1]',
  '[2001:db8::1]',
  '[100::1]',
  '[5f00::1]',
];

test.each(FORBIDDEN)('%s is no address of a webhook', (host) => {
  expect(readWebhookUrl(`https://${host}/hook`, [])).toBeUndefined();
  expect(readWebhookUrl(`https://${host}:8443/hook`, [])).toBeUndefined();
});

test.each([
  'http://pos.example/',
  'ftp://pos.example',
  'https://a:b@pos.example',
  'https://',
  'pos.example',
  'file:///',
])('%s is none either', (url) => expect(readWebhookUrl(url, [])).toBeUndefined());

test.each(['https://pos.example/hook?a=1', 'https://8.8.8.8/', 'https://[2606:4700::1111]:8443/'])('%s is one', (url) =>
  expect(readWebhookUrl(url, [])?.href).toBe(url),
);

test('the operator allows a host, with or without its port, also without https', () => {
  const read = (url: string, ...allowed: string[]) => readWebhookUrl(url, allowed)?.href;
  expect(read('http://192.168.1.20:8080/a', '192.168.1.20')).toBe('http://192.168.1.20:8080/a');
  expect(read('http://192.168.1.20:8080/a', '192.168.1.20:8080')).toBe('http://192.168.1.20:8080/a');
  expect(read('http://192.168.1.20:9090/a', '192.168.1.20:8080')).toBeUndefined();
  expect(read('http://192.168.1.21/a', '192.168.1.20')).toBeUndefined();
  expect(read('ftp://192.168.1.20/a', '192.168.1.20')).toBeUndefined();
});

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
test.each(['fe80::1%eth0', '2606::1%lo', 'pos.example', '', '8.8.8'])('%s is none', (address) =>
  expect(isPublicAddress(address)).toBe(false),
);

describe('a name', () => {
  const message: Message = {
    url: 'https://pos.example/hook',
    secrets: ['whsec_c2VjcmV0'],
    message_id: 'msg_1',
    payload: '{}',
  };
  /** A resolver whose answers follow one another. */
  const answering = (...answers: string[][]): { resolve: typeof lookup; asked: () => number } => {
    let asked = 0;
    const resolve = (_: string, __: unknown, done: (error: null, found: object[]) => void): void => {
      const addresses = answers[Math.min(asked++, answers.length - 1)]!;
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };
    return { resolve: resolve as unknown as typeof lookup, asked: () => asked };
  };
  const post = (resolve: typeof lookup, url = message.url) =>
    postMessage({ ...message, url }, 0, { allowedHosts: [], timeoutMs: 2_000, resolve });

  test.each(['127.0.0.1', '169.254.169.254', 'fd00:ec2::254', '::ffff:127.0.0.1'])(
    'a host name that resolves to %s is not called',
    async (address) => {
      expect(await post(answering([address]).resolve)).toMatchObject({ ok: false, error: 'the address is not public' });
    },
  );

  test('a host name with one public and one private address is not called', async () => {
    expect(await post(answering(['8.8.8.8', '10.0.0.1']).resolve)).toMatchObject({
      error: 'the address is not public',
    });
  });

  test('a host name is resolved once for a connection, so that a second answer leads nowhere', async () => {
    let calls = 0;
    const server = createServer((_request, reply) => {
      calls++;
      reply.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const rebinding = answering(['2606:4700::dead'], ['127.0.0.1']);
    const result = await post(rebinding.resolve, `https://pos.example:${port}/`);
    server.close();
    expect([result.ok, rebinding.asked(), calls]).toEqual([false, 1, 0]);
  });
});
