import { describe, expect, test } from 'vitest';
import { type Settings, readSettings } from '../../src/server/settings.ts';

function settingsOf(environment: Record<string, string>): Settings {
  const reading = readSettings(environment);
  if (!reading.ok) throw new Error(reading.error);
  return reading.settings;
}

describe('settings', () => {
  test('settings of the host have defaults, also for empty variables', () => {
    const defaults = settingsOf({ PORT: '', SMTP_URL: ' ' });
    expect(defaults).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      rateLimit: 30,
      trustProxy: [],
      frameAncestors: [],
      smtpUrl: undefined,
      publicUrl: undefined,
      editorToken: undefined,
      fixedNow: undefined,
      gallery: true,
      serviceWorker: true,
      retentionDays: 30,
      webhookHosts: [],
      messengerUrl: undefined,
      workers: 1,
    });
    expect(defaults.dataDir).toMatch(/\/data$/);
    expect(defaults.database).toBe(`${defaults.dataDir}/tidetable.sqlite`);
    expect(defaults.venuesDir).toMatch(/\/fixtures\/venues$/);
  });

  test('settings of the host are read in the form of the README', () => {
    expect(
      settingsOf({
        PORT: '8080',
        HOST: '::',
        DATA_DIR: '/srv/tide',
        DATABASE_URL: 'sqlite:/srv/other.sqlite',
        SMTP_URL: 'smtps://user:pass@mail.example.com:465',
        MAIL_FROM: 'Tables <tables@example.com>',
        PUBLIC_URL: 'https://tables.example.com/',
        TRUST_PROXY: '127.0.0.1, 10.0.0.0/8 ::1/128',
        FRAME_ANCESTORS: "'self' https://*.example.com",
        RATE_LIMIT: '0',
        WORKERS: '4',
        WEBHOOK_HOSTS: 'pos.local, 192.168.1.20:8080 [fd00::1]',
        MESSENGER_URL: 'sms://:token@sms.example.com/send',
        MESSENGER_BODY: '{"number": "{to}", "message": "{text}"}',
        TIDETABLE_NOW: '2026-11-23T08:00:00+05:30',
        EDITOR_TOKEN: ' 0123456789-0123456789-0123456789 ',
      }),
    ).toEqual({
      port: 8080,
      host: '::',
      dataDir: '/srv/tide',
      venuesDir: expect.any(String),
      database: '/srv/other.sqlite',
      smtpUrl: 'smtps://user:pass@mail.example.com:465',
      mailFrom: 'tables@example.com',
      publicUrl: 'https://tables.example.com',
      editorToken: '0123456789-0123456789-0123456789',
      trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1/128'],
      frameAncestors: ["'self'", 'https://*.example.com'],
      rateLimit: 0,
      fixedNow: Date.parse('2026-11-23T02:30:00Z'),
      gallery: true,
      serviceWorker: true,
      retentionDays: 30,
      webhookHosts: ['pos.local', '192.168.1.20:8080', '[fd00::1]'],
      messengerUrl: 'sms://:token@sms.example.com/send',
      messengerBody: '{"number": "{to}", "message": "{text}"}',
      workers: 4,
    });
    expect(settingsOf({ NODE_ENV: 'production' }).gallery).toBe(false);
    expect(settingsOf({ NODE_ENV: 'production', GALLERY: 'on' }).gallery).toBe(true);
    expect(settingsOf({ GALLERY: 'off' }).gallery).toBe(false);
    expect(settingsOf({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false);
    expect(settingsOf({ DATABASE_URL: './here.sqlite' }).database).toMatch(/\/here\.sqlite$/);
  });

  test.each([
    ['PORT', '80a'],
    ['HOST', 'a b'],
    ['WORKERS', '0'],
    ['RATE_LIMIT', 'many'],
    ['DATABASE_URL', 'postgres://u:secret@h'],
    ['DATABASE_URL', 'mysql://u@h/db'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MESSENGER_URL', 'https://secret@sms.example.com'],
    ['MESSENGER_URL', 'whatsapp://4711@graph.facebook.com'],
    ['MESSENGER_BODY', '{"to": "{to}"}'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['PUBLIC_URL', 'tables.example.com'],
    ['PUBLIC_URL', 'https://tables.example.com/path'],
    ['PUBLIC_URL', 'https://guest:secret@tables.example.com'],
    ['PUBLIC_URL', "https://tables.example.com;script-src'self'"],
    ['NODE_ENV', 'Production'],
    ['FRAME_ANCESTORS', "'none' https://a.example"],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '::ffff:0:0/96'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['EDITOR_TOKEN', 'short'],
    ['FRAME_ANCESTORS', '*'],
    ['FRAME_ANCESTORS', 'https://a.example; script-src *'],
    ['TIDETABLE_NOW', '2026-11-23T08:00:00'],
    ['TIDETABLE_NOW', '2026-02-31T10:00:00Z'],
    ['TIDETABLE_NOW', '9999-12-31T00:00:00Z'],
  ])('settings of the host refuse %s=%s in one clear line', (name, value) => {
    const reading = readSettings({ [name]: value });
    expect(reading).toEqual({ ok: false, error: expect.stringMatching(new RegExp(`^Settings: ${name} .{20,}\\.$`)) });
  });

  test.each([
    ['https://Tables.Example.com:443/', 'https://tables.example.com'],
    ['http://192.168.1.4:8080', 'http://192.168.1.4:8080'],
    ['https://[2001:DB8::1]:8443', 'https://[2001:db8::1]:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('settings of the host take the public address %s as browsers write it', (value, origin) => {
    expect(settingsOf({ PUBLIC_URL: value }).publicUrl).toBe(origin);
  });

  test('settings of the host take networks of private and single addresses as proxies', () => {
    const proxies = ['10.0.0.0/8', '172.16.0.0/12', 'fc00::/7', '::1', '::1/128', '203.0.113.7', 'uniquelocal'];
    expect(settingsOf({ TRUST_PROXY: proxies.join(' ') }).trustProxy).toEqual(proxies);
  });

  test('settings of the host never repeat a refused value, which may be a secret', () => {
    expect(JSON.stringify(readSettings({ SMTP_URL: 'ftp://user:hunter2@mail.example.com' }))).not.toContain('hunter2');
    expect(JSON.stringify(readSettings({ DATABASE_URL: 'postgres://user:hunter2@h' }))).not.toContain('hunter2');
  });

  test('settings of the host lose the quotes, blanks and carriage returns that env files leave around them', () => {
    expect(
      settingsOf({
        DATA_DIR: '"/srv/tide"\r',
        DATABASE_URL: " '/srv/other.sqlite' ",
        PORT: '"8080"',
        MESSENGER_BODY: `'{"to": "{to}", "text": "{text}"}'`,
        SMTP_URL: '""',
      }),
    ).toMatchObject({
      dataDir: '/srv/tide',
      database: '/srv/other.sqlite',
      port: 8080,
      messengerBody: '{"to": "{to}", "text": "{text}"}',
      smtpUrl: undefined,
    });
    // Here quotes belong to the words.
    expect(settingsOf({ FRAME_ANCESTORS: "'self'" }).frameAncestors).toEqual(["'self'"]);
    expect(settingsOf({ FRAME_ANCESTORS: '"\'none\'"' }).frameAncestors).toEqual(["'none'"]);
    expect(settingsOf({ FRAME_ANCESTORS: "'self' https://a.example" }).frameAncestors).toHaveLength(2);
  });
});
