export type RelayOptions = Readonly<{
  port: number;
  /** Dedicated folder for temporary files, process id and error log. */
  folder: string;
  module: string;
  /** Folder for the files of runs; by default inside `folder`. */
  kept?: string;
  /** Origins whose pages may use the relay; by default those on this machine. */
  origins?: readonly string[];
  /** Redis servers that store the board channels, as `redis://127.0.0.1:6379`; by default nginx does. */
  redis?: readonly string[];
  /** Notes per second from one address, 5 by default; bursts of four seconds' worth are allowed. */
  rate?: number;
  /** Sign-ups and bells per minute from one address, 6 by default. */
  signUps?: number;
  /** Paths of certificate and key; enables TLS and HTTP/2. */
  tls?: Readonly<{ certificate: string; key: string }>;
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  proxies?: readonly string[];
  /**
   * True for a public server run by Debian's nginx unit; otherwise nginx runs in the foreground on loopback.
   */
  isServer?: boolean;
}>;

const HOURS = 4;
/**
 * Room for a whole party's notes at once: if only one message were kept, nginx would skip replaced messages
 * before readers get them, and a forged one could hide the board from late joiners.
 */
const MESSAGES = 64;
/** An evening's actions between two reads of the kept state. */
const RUN_MESSAGES = 128;

const ID = "[A-Za-z0-9_-]{22}";

/**
 * Configuration of nginx with Nchan as a relay of sealed boards and runs. Live data is in memory: a channel
 * keeps its last messages for four hours, and new subscribers receive them at once. Durable data (a run's
 * latest state, its sign-ups) is in files that nginx writes atomically. An address is base64url(MD5(key)), so
 * the key is needed to write and the address to read. Channels cannot be listed, and only errors are logged.
 */
export function relayConfiguration({
  port,
  folder,
  module,
  kept = `${folder}/kept`,
  origins,
  redis = [],
  rate = 5,
  signUps = 6,
  tls,
  proxies = [],
  isServer = false,
}: RelayOptions): string {
  const allowed =
    origins === undefined
      ? [`"~^http://(?:127\\.0\\.0\\.1|localhost|\\[::1\\])(?::[0-9]+)?$"`]
      : origins.map((origin) => `"${plain(origin)}"`);
  const each = (then: string) => allowed.map((origin) => `${origin} ${then};`).join("\n    ");
  const keep =
    redis.length === 0
      ? ""
      : `upstream keep {\n${redis.map((server) => `    nchan_redis_server ${plain(server)};\n`).join("")}  }\n`;
  const pass = redis.length === 0 ? "" : "nchan_redis_pass keep;";
  const secure = tls === undefined ? "" : " ssl http2";
  const listen = (isServer ? [`${port}`, `[::]:${port}`] : [`127.0.0.1:${port}`])
    .map((address) => `listen ${address}${secure};`)
    .join(" ");
  const certificate =
    tls === undefined
      ? ""
      : `\n    ssl_certificate ${plain(tls.certificate)}; ssl_certificate_key ${plain(tls.key)};`;
  const asked =
    proxies.length === 0
      ? ""
      : `\n    ${proxies.map((proxy) => `set_real_ip_from ${plain(proxy)};`).join(" ")} real_ip_header X-Forwarded-For;`;
  // Debian's unit decides how nginx runs, and where its process id is.
  const begin = isServer
    ? "user www-data;\nworker_processes auto;\npid /run/nginx.pid;"
    : `worker_processes 1;\ndaemon off;\npid ${folder}/pid;`;
  return `load_module ${plain(module)};
${begin}
# Lower levels write addresses of refused requests, and the keys in their queries.
error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
  access_log off;
  server_tokens off;
  default_type application/octet-stream;
  nchan_shared_memory_size 256M;
  # On the file system of the kept files, so that a file appears whole or not at all.
  client_body_temp_path ${kept}/.body;
  proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  # Pages that may use the relay; a program that names no origin may too, as it cannot read more than its links let it.
  map $http_origin $allowed_origin {
    default "https://nowhere.invalid";
    "" "*";
    ${each("$http_origin")}
  }
  map $http_origin $foreign {
    default 1;
    "" 0;
    ${each("0")}
  }
  # Who has one IPv6 address has 2^64 of them: they count as one. By bytes, as a written address has many forms; one of IPv4 in IPv6 is itself.
  map $binary_remote_addr $from {
    default $binary_remote_addr;
    "~(?s)^\\x00{10}\\xff\\xff(?<old>.{4})\\z" $old;
    "~(?s)^(?<net>.{8}).{8}\\z" $net;
  }
  # Answers that nginx gives before Nchan does, which adds the header to its own.
  map $status $early_origin { default ""; "~^(?:403|413|429)$" $allowed_origin; }
  # Only what is written is counted: reading costs nothing.
  map $request_method $poster { default ""; POST $from; }
  limit_req_zone $poster zone=notes:1m rate=${rate}r/s;
  limit_req_zone $poster zone=inbox:4m rate=${signUps}r/m;
  limit_req_zone $inbox zone=inboxes:4m rate=20r/s;
  limit_conn_zone $from zone=readers:1m;
  limit_req_status 429;
  upstream files { server unix:${folder}/files.sock; }
  ${keep}server {
    ${listen}${certificate}${asked}
    root ${kept};
    nchan_access_control_allow_origin $allowed_origin;
    if ($foreign) { return 403; }

    # --- Boards. The channel has a name: the map of origins replaces $1 of a request that has one.
    # Write: one sealed board of at most 8 kB as its channel's newest message.
    location ~ "^/board/(?<channel>${ID})$" {
      limit_except POST OPTIONS { deny all; }
      nchan_publisher; nchan_channel_id $channel; ${pass}
      nchan_message_buffer_length ${MESSAGES}; nchan_message_timeout ${HOURS}h;
      client_max_body_size 8k; client_body_buffer_size 16k;
      limit_req zone=notes burst=${4 * rate} nodelay;
      add_header Access-Control-Allow-Origin $early_origin always;
    }
    # Read: the last messages at once, then each new one.
    location ~ "^/board/(?<channel>${ID})/events$" {
      limit_except GET OPTIONS { deny all; }
      nchan_subscriber eventsource; nchan_channel_id $channel; ${pass}
      nchan_subscriber_first_message oldest; nchan_eventsource_ping_interval 30;
      limit_conn readers 60;
    }
    # How many read it, for who knows the channel.
    location ~ "^/board/(?<channel>${ID})/readers$" {
      limit_except GET OPTIONS { deny all; }
      nchan_publisher; nchan_channel_id $channel; ${pass}
    }

    # --- Runs. Who has the key writes, who knows the channel reads.
    location ~ "^/run/(?<channel>${ID})$" {
      limit_except POST OPTIONS { deny all; }
      secure_link $channel; secure_link_md5 $arg_key; if ($secure_link = "") { return 403; }
      nchan_publisher; nchan_channel_id "r/$channel";
      nchan_message_buffer_length ${RUN_MESSAGES}; nchan_message_timeout ${HOURS}h;
      client_max_body_size 8k; client_body_buffer_size 16k;
      limit_req zone=notes burst=${4 * rate} nodelay;
      add_header Access-Control-Allow-Origin $early_origin always;
    }
    location ~ "^/run/(?<channel>${ID})/events$" {
      limit_except GET OPTIONS { deny all; }
      nchan_subscriber eventsource; nchan_channel_id "r/$channel";
      nchan_subscriber_first_message oldest; nchan_eventsource_ping_interval 30;
      limit_conn readers 60;
    }
    # Hosts: the board and the inbox' bell in one connection.
    location ~ "^/run/(?<channel>${ID})/(?<bell>${ID})/events$" {
      limit_except GET OPTIONS { deny all; }
      nchan_subscriber eventsource; nchan_channel_id "r/$channel" "b/$bell";
      nchan_subscriber_first_message oldest; nchan_eventsource_ping_interval 30;
      limit_conn readers 60;
    }
    location ~ "^/run/(?<channel>${ID})/readers$" {
      limit_except GET OPTIONS { deny all; }
      nchan_publisher; nchan_channel_id "r/$channel";
    }
    # The bell: the name of a slot that has changed. Anyone may ring; it is only a hint.
    location ~ "^/bell/(?<bell>${ID})$" {
      limit_except POST OPTIONS { deny all; }
      nchan_publisher; nchan_channel_id "b/$bell";
      nchan_message_buffer_length 64; nchan_message_timeout 10m;
      client_max_body_size 64; limit_req zone=inbox burst=20 nodelay;
      add_header Access-Control-Allow-Origin $early_origin always;
    }

    # --- The newest sealed state of a run, and what its hosts tell those who sign up: files.
    location ~ "^/keep/(?<channel>${ID})/put$" {
      limit_except POST OPTIONS { deny all; }
      secure_link $channel; secure_link_md5 $arg_key; if ($secure_link = "") { return 403; }
      client_max_body_size 32k; client_body_buffer_size 32k;
      limit_req zone=notes burst=${4 * rate} nodelay;
      proxy_pass http://files; proxy_method PUT; proxy_pass_request_headers off; proxy_hide_header Location;
      add_header Access-Control-Allow-Origin $allowed_origin always;
    }
    location ~ "^/keep/(?<channel>${ID})/gone$" {
      limit_except POST OPTIONS { deny all; }
      secure_link $channel; secure_link_md5 $arg_key; if ($secure_link = "") { return 403; }
      client_max_body_size 64; limit_req zone=notes burst=${4 * rate} nodelay;
      proxy_pass http://files; proxy_method DELETE; proxy_pass_request_headers off;
      proxy_pass_request_body off; proxy_set_header Content-Length "";
      add_header Access-Control-Allow-Origin $allowed_origin always;
    }
    location ~ "^/keep/${ID}$" {
      limit_except GET { deny all; }
      # Nothing there is no fault, and browsers write down every 404.
      if (!-f $request_filename) { return 204; }
      add_header Access-Control-Allow-Origin $allowed_origin always; add_header Cache-Control no-cache;
    }

    # --- The inbox: one file a player. Nobody but who has the slot's key can replace it.
    location ~ "^/inbox/(?<inbox>${ID})/(?<slot>${ID})/put$" {
      limit_except POST OPTIONS { deny all; }
      secure_link $slot; secure_link_md5 $arg_key; if ($secure_link = "") { return 403; }
      if (-f $document_root/inbox/$inbox/closed) { return 410; }
      client_max_body_size 3k; client_body_buffer_size 4k;
      limit_req zone=inbox burst=20 nodelay; limit_req zone=inboxes burst=200 nodelay;
      proxy_pass http://files; proxy_method PUT; proxy_pass_request_headers off; proxy_hide_header Location;
      add_header Access-Control-Allow-Origin $allowed_origin always;
    }
    # Anyone who knows a slot's name, or asks whether the inbox is closed.
    location ~ "^/inbox/${ID}/(?:${ID}|closed)$" {
      limit_except GET { deny all; }
      if (!-f $request_filename) { return 204; }
      add_header Access-Control-Allow-Origin $allowed_origin always; add_header Cache-Control no-cache;
    }
    # Hosts: the list; close; open again; take a slot out.
    location ~ "^/inbox/(?<inbox>${ID})/$" {
      limit_except GET { deny all; }
      secure_link $inbox; secure_link_md5 $arg_key; if ($secure_link = "") { return 403; }
      if (!-d $request_filename) { return 204; }
      autoindex on; autoindex_format json;
      add_header Access-Control-Allow-Origin $allowed_origin always; add_header Cache-Control no-store;
    }
    location ~ "^/inbox/(?<inbox>${ID})/closed/put$" {
      limit_except POST OPTIONS { deny all; }
      secure_link $inbox; secure_link_md5 $arg_key; if ($secure_link = "") { return 403; }
      client_max_body_size 3k; client_body_buffer_size 4k; limit_req zone=notes burst=${4 * rate} nodelay;
      proxy_pass http://files; proxy_method PUT; proxy_pass_request_headers off; proxy_hide_header Location;
      add_header Access-Control-Allow-Origin $allowed_origin always;
    }
    location ~ "^/inbox/(?<inbox>${ID})/(?:${ID}|closed)/gone$" {
      limit_except POST OPTIONS { deny all; }
      secure_link $inbox; secure_link_md5 $arg_key; if ($secure_link = "") { return 403; }
      client_max_body_size 64; limit_req zone=notes burst=100;
      proxy_pass http://files; proxy_method DELETE; proxy_pass_request_headers off;
      proxy_pass_request_body off; proxy_set_header Content-Length "";
      add_header Access-Control-Allow-Origin $allowed_origin always;
    }
    location / { return 404; }
  }
  # Writes files; only the server above reaches it.
  server {
    listen unix:${folder}/files.sock;
    root ${kept};
    client_max_body_size 32k; client_body_buffer_size 32k;
    location / {
      rewrite ^(.*)/(?:put|gone)$ $1 break;
      dav_methods PUT DELETE; create_full_put_path on; dav_access user:rw;
    }
  }
}
`;
}

function plain(text: string): string {
  if (!/^[\w./:@[\]-]+$/.test(text))
    throw new Error(`"${text}" cannot be part of the relay's configuration.`);
  return text;
}
