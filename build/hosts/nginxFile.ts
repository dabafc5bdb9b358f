import type { HeaderRules } from './headers.ts';
import { hiddenPathPattern, hostFileNames, languagePrefixes, pagePathPattern } from './paths.ts';
import { fileTypes } from './fileTypes.ts';

/** @throws {Error} when a value has a character that nginx interprets in quotes */
function quoted(value: string) {
  const quote = value.includes('"') ? "'" : '"';
  if (/[\\$\n]/.test(value) || value.includes(quote))
    throw new Error(`nginx.conf: a header has a character that nginx would interpret: ${value.slice(0, 60)}…`);
  return quote + value + quote;
}

const bare = (type: string) => type.replace(/;.*/, '');

/** nginx always adds the charset to HTML. */
const charsetTypes = Object.values(fileTypes).filter((type) => /^(?!text\/html).*charset/.test(type));

const addHeaders = (headers: HeaderRules[string], indent = '') =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n');

/**
 * `nginx.conf`, for a `server` block whose `root` is the folder: nginx responds as static hosts do, with the same headers.
 * Pages are revalidated at each request.
 */
export function nginxFile(rules: HeaderRules) {
  const { '/*': commonHeaders, ...fileRules } = rules;
  const pageHeaders = { 'Cache-Control': 'no-cache', ...commonHeaders };
  // An `add_header` in a location drops those of the server, so a location repeats them. A variable for the value that differs
  // would be empty in responses to malformed requests, which nginx sends before it sets variables.
  const locationOf = ([path, headers]: [string, HeaderRules[string]]) => `location ^~ ${path.replace(/\*$/, '')} {
${addHeaders({ ...pageHeaders, ...headers }, '    ')}
    try_files $uri =404;
}`;
  return `# For nginx 1.18 or newer, in a server whose root is this folder. Generated with the pages: reload nginx after each deployment.

charset utf-8;
charset_types ${charsetTypes.map(bare).join(' ')};
types {
${Object.entries(fileTypes)
  .map(([extension, type]) => `    ${bare(type)} ${extension.slice(1)};`)
  .join('\n')}
}

# Compressed files stand beside their originals.
gzip_static on;
gzip_vary on;

server_tokens off;
absolute_redirect off;
merge_slashes off;

${addHeaders(pageHeaders)}

# The 404 page in the language of the path.
set $not_found_page /404.html;
if ($uri ~ "^/(${languagePrefixes})(?:/|$)") {
    set $not_found_page /$1/404.html;
}
error_page 404 $not_found_page;

# Hidden files, and paths with an empty part, in every location: the system reads those as other paths.
if ($uri ~ "${hiddenPathPattern}|//+[^/]") {
    return 404;
}

location / {
    try_files $uri =404;
}
location = / {
    try_files /index.html =404;
}
location = /index.html {
    return 301 /$is_args$args;
}
location = /index {
    return 404;
}
location ~ "/404(?:\\.html)?$" {
    internal;
}
location ~ "^${pagePathPattern}$" {
    try_files $uri.html =404;
}
location ~ "^(?<page>${pagePathPattern})(?:/+|\\.html)$" {
    if (-f $document_root$page.html) {
        return 301 $page$is_args$args;
    }
    return 404;
}
location ~ "^/(?:${hostFileNames.map((name) => name.replaceAll('.', '\\.')).join('|')})$|\\.gz$" {
    return 404;
}
${Object.entries(fileRules).map(locationOf).join('\n')}
`;
}
