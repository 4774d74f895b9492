import createClient from 'openapi-fetch';

export function createTidetable(host, { key, ...options } = {}) {
  // A call with a key is marked by it, one without by the header of a page's calls.
  const marker = key === undefined ? { 'X-Requested-With': 'XMLHttpRequest' } : { Authorization: `Bearer ${key}` };
  return createClient({ ...options, baseUrl: host, headers: { ...options.headers, ...marker } });
}
