/** Options of one relay. */
export type RelayOptions = Readonly<{
  port: number;
  /** Folder of its own for temporary files, process id and error log. */
  folder: string;
  /** Path of Nchan's module. */
  module: string;
  /** Origins whose pages may use it; without them those on this machine. */
  origins?: readonly string[];
  /** Redis servers that keep the channels, as `redis://127.0.0.1:6379`; without them nginx does. */
  redis?: readonly string[];
  /** Notes per second from one address, four seconds' worth at once; 5 unless a test needs more. */
  rate?: number;
}>;

const HOURS = 4;
/**
 * A party's notes of one moment: with one message kept, nginx skips those that are replaced before it gets to a reader, and a
 * forged one would hide the board from who joins late.
 */
const MESSAGES = 64;

/**
 * nginx with Nchan as a relay of sealed boards. A channel keeps its last messages for four hours; anyone who subscribes gets them at once. Nothing
 * lists channels, and nothing but errors is logged.
 */
export function relayConfiguration({
  port,
  folder,
  module,
  origins,
  redis = [],
  rate = 5,
}: RelayOptions): string {
  const allowed =
    origins === undefined
      ? `"~^http://(?:127\\.0\\.0\\.1|localhost|\\[::1\\])(?::[0-9]+)?$" $http_origin;`
      : origins.map((origin) => `"${plain(origin)}" $http_origin;`).join("\n    ");
  const keep =
    redis.length === 0
      ? ""
      : `upstream keep {\n${redis.map((server) => `    nchan_redis_server ${plain(server)};\n`).join("")}  }\n`;
  const pass = redis.length === 0 ? "" : "nchan_redis_pass keep;";
  return `load_module ${plain(module)};
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
  access_log off;
  nchan_shared_memory_size 256M;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  # Pages that may use the relay; a program that names no origin may too, as it cannot read more than its links let it.
  map $http_origin $allowed_origin {
    default "https://nowhere.invalid";
    "" "*";
    ${allowed}
  }
  # Only notes are counted: reading costs nothing.
  map $request_method $note { default ""; POST $binary_remote_addr; }
  limit_req_zone $note zone=notes:1m rate=${rate}r/s;
  limit_conn_zone $binary_remote_addr zone=readers:1m;
  ${keep}server {
    listen 127.0.0.1:${port};
    server_tokens off;
    nchan_access_control_allow_origin $allowed_origin;
    nchan_message_buffer_length ${MESSAGES};
    nchan_message_timeout ${HOURS}h;
    # The channel has a name: the map of origins replaces $1 of a request that has one.
    # Write: one sealed board of at most 8 kB as its channel's newest message.
    location ~ "^/board/(?<channel>[A-Za-z0-9_-]{22})$" {
      limit_except POST OPTIONS { deny all; }
      nchan_publisher; nchan_channel_id $channel; ${pass}
      client_max_body_size 8k; client_body_buffer_size 16k;
      limit_req zone=notes burst=${4 * rate} nodelay;
    }
    # Read: the last messages at once, then each new one.
    location ~ "^/board/(?<channel>[A-Za-z0-9_-]{22})/events$" {
      limit_except GET OPTIONS { deny all; }
      nchan_subscriber eventsource; nchan_channel_id $channel; ${pass}
      nchan_subscriber_first_message oldest; nchan_eventsource_ping_interval 30;
      limit_conn readers 60;
    }
    # How many read it, for who knows the channel.
    location ~ "^/board/(?<channel>[A-Za-z0-9_-]{22})/readers$" {
      limit_except GET OPTIONS { deny all; }
      nchan_publisher; nchan_channel_id $channel; ${pass}
    }
    location / { return 404; }
  }
}
`;
}

/** Nothing that could end a directive. */
function plain(text: string): string {
  if (!/^[\w./:@[\]-]+$/.test(text))
    throw new Error(`"${text}" cannot be part of the relay's configuration.`);
  return text;
}
