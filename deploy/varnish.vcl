# A cache for pages and lists, which are the same for every visitor. It answers guests when everything behind it is away.
#
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/varnish.vcl -s malloc,256m -p http_gzip_support=off
#
# Debian's packages varnish and varnish-modules. Without http_gzip_support=off visitors would not get Brotli. The server
# purges it: CACHE_PURGE_URL=http://127.0.0.1:6081/ (docs/decisions/0042).
vcl 4.1;

import std;
import var;
import xkey;

include "varnish-backend.vcl";

acl private {
	"127.0.0.0"/8;
	"10.0.0.0"/8;
	"172.16.0.0"/12;
	"192.168.0.0"/16;
	"::1";
	"fc00::"/7;
}

sub vcl_recv {
	if (req.method == "PURGE") {
		# Varnish has added the sender to X-Forwarded-For. A comma means that a proxy passed on somebody's request.
		if (client.ip !~ private || req.http.X-Forwarded-For ~ ",") {
			return (synth(405));
		}
		# The old pages stay for the time when no new ones can be had. Without names, all content has changed.
		if (req.http.xkey) {
			xkey.softpurge(req.http.xkey);
		} else {
			xkey.softpurge("content");
		}
		return (synth(200));
	}
	if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
		return (synth(405));
	}
	# The first try accepts only what is fresh. When it fails, the second accepts what is old. For two seconds after a
	# failure everybody gets the old page at once, while Varnish asks for a new one.
	set req.http.X-Cache-Try = req.restarts;
	if (req.restarts == 0 && std.time(var.global_get("failed"), now - 1h) < now - 2s) {
		set req.grace = 0s;
	} else {
		set req.grace = 1h;
	}
	# Guests who wait for the answer to another guest would try one after the other when it fails. The server makes a
	# page once, however many ask for it.
	set req.hash_ignore_busy = true;
	if (req.http.Accept-Encoding ~ "\bbr\b" && req.http.Accept-Encoding !~ "\bbr\s*;\s*q=0(\.0*)?(,|$)") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# Pages are the same for all visitors, whatever cookies they have.
	if (req.url !~ "^/api/") {
		unset req.http.Cookie;
	}
}

# The server answers alike under every host name.
sub vcl_hash {
	hash_data(req.url);
	return (lookup);
}

sub vcl_backend_fetch {
	# A guest waits this long for a page before an old one is sent.
	if (!bereq.uncacheable) {
		set bereq.first_byte_timeout = 5s;
	}
}

sub keep_old {
	# The failure would replace the old page. The second try passes it on, because there is no old page.
	if (!bereq.uncacheable && (bereq.is_bgfetch || bereq.http.X-Cache-Try == "0")) {
		var.global_set("failed", now);
		return (abandon);
	}
}

sub vcl_backend_response {
	if (beresp.status >= 500) {
		call keep_old;
	}
	# Pictures of travellers go when their review goes, although a browser may keep them.
	if (bereq.url ~ "^/media/" && beresp.status == 200) {
		set beresp.ttl = 60s;
		set beresp.http.xkey = "content rated reviews";
	} elsif (bereq.url !~ "^/tiles/" && beresp.http.Cache-Control !~ "immutable") {
		# The server names what a page shows of reviews.
		set beresp.http.xkey = beresp.http.xkey + " content";
	}
	set beresp.grace = 1h;
}

sub vcl_backend_error {
	call keep_old;
}

sub vcl_synth {
	if (resp.status == 503 && req.restarts == 0 && req.method ~ "^(GET|HEAD)$") {
		return (restart);
	}
}

sub vcl_deliver {
	unset resp.http.xkey;
}
